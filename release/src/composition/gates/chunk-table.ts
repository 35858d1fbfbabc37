import type { Gate } from './gate.ts';
import { nameOf } from './gate.ts';

/** No two units of a page share a chunk table; otherwise a chunk of one could run as the other's. */
export const chunkTableGate: Gate = {
  name: 'chunk-table',
  faultsOf({ artifacts }) {
    const withTable = artifacts.filter(({ runtime }) => runtime.chunkTable !== null);
    const groups = [...Map.groupBy(withTable, ({ runtime }) => runtime.chunkTable)];
    return groups
      .filter(([, sharing]) => sharing.length > 1)
      .map(([table, sharing]) => {
        const names = sharing.map(({ manifest }) => nameOf(manifest)).join(' and ');
        return (
          `${names} keep their chunks in the same global ${table}: give every build an ` +
          'output.chunkLoadingGlobal of its own, as remoteConfig of @resort/shared/build does.'
        );
      });
  },
};
