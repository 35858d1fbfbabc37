/* What units are built of, for builds of another kind: the comparison in `bench` puts the same screens together otherwise. */
export { chunkGroups, filesOf, holds } from './chunk-groups.ts';
export { commonConfig, unitContext, type UnitContext } from './common.ts';
export { compiledAhead } from './compiled-ahead.ts';
export { describeShell, pagePlugin } from './shell-config.ts';
export { describeFiles } from './unit-manifest-plugin.ts';
