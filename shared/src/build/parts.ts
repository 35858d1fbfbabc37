/* Exports for other builds: the comparison in `bench` assembles the same screens in other ways. */
export { chunkGroups, filesOf, holds } from './chunk-groups.ts';
export { commonConfig, unitContext, type UnitContext } from './common.ts';
export { compiledAhead } from './compiled-ahead.ts';
export { describeShell, PAGE_PARTS, pagePlugin } from './shell-config.ts';
export { describeFiles } from './unit-manifest-plugin.ts';
