export * from './define-remote.ts';
export * from './release-document.ts';
export * from './unit-manifest.ts';
