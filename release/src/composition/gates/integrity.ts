import type { Gate } from './gate.ts';
import { nameOf } from './gate.ts';

/** The unit loads every chunk with a hash: from the release, or its own (`security.sri`). */
export const integrityGate: Gate = {
  name: 'integrity',
  faultsOf: ({ artifacts }) =>
    artifacts.flatMap(({ manifest, runtime }) => {
      if (runtime.unguarded.length === 0) return [];
      return [
        `${nameOf(manifest)} loads ${runtime.unguarded.join(', ')} without an integrity: ` +
          'build it with remoteConfig of @resort/shared/build, or with security.sri on.',
      ];
    }),
};
