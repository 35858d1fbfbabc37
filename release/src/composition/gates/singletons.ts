import { manifestsOf, nameOf, type Gate } from './gate.ts';

type Parts = readonly [major: number, minor: number, patch: number];

/** A remote of another repository has the package's own version of it: the gate `share-types` compares its types. */
const OURS = '@resort/shared';

/**
 * The shell provides packages that exist once per page. A remote built against another major version, or a
 * newer one than the shell's, would run with a version it was not tested with.
 */
export const singletonsGate: Gate = {
  name: 'singletons',
  faultsOf: (candidate) =>
    manifestsOf(candidate).flatMap((manifest) =>
      Object.entries(manifest.shared).flatMap(([name, built]) => {
        if (name === OURS) return [];
        const given = candidate.shell.shared[name];
        if (given !== undefined && serves(partsOf(given), partsOf(built))) return [];
        const offer = given === undefined ? 'does not give it' : `gives ${given}`;
        return [
          `${nameOf(manifest)} was built against ${name} ${built} and ${nameOf(candidate.shell)} ${offer}: ` +
            `pin a shell that gives ${name} ${built} or newer of the same major version, or build the remote against the shell's.`,
        ];
      }),
    ),
};

function serves(given: Parts, built: Parts): boolean {
  if (given[0] !== built[0]) return false;
  return given[1] > built[1] || (given[1] === built[1] && given[2] >= built[2]);
}

function partsOf(version: string): Parts {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  return [major, minor, patch];
}
