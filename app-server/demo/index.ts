export { demo } from './plugin.ts';
export { seed } from './seeds/index.ts';
