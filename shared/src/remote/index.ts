export { inTime, TimedOut, withRetries } from './attempts.ts';
export type * from './client-report.ts';
export * from './define-remote.ts';
export { picturesInView } from './pictures-in-view.ts';
export { reloadAnew } from './reload-anew.ts';
export * from './page-release.ts';
export * from './release-document.ts';
export * from './unit-manifest.ts';
export { whenIdle } from './when-idle.ts';
