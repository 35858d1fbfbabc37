import type { UnitManifest } from '@resort/shared/remote';
import { manifestsOf, nameOf, type Candidate, type Gate } from './gate.ts';

type Parts = readonly [major: number, minor: number, patch: number];

/** A remote of another repository has the package's own version of it: the gate `share-types` compares its types. */
const OURS = '@resort/shared';

/**
 * The shell provides packages that exist once per page. A remote built against another major version, or a
 * newer one than the shell's, would run with a version it was not tested with. A remote may bring another major version in a
 * share scope with a name (docs/decisions/2026-11-24-two-majors.md).
 */
export const singletonsGate: Gate = {
  name: 'singletons',
  faultsOf: (candidate) => [
    ...ofTheShell(candidate),
    ...manifestsOf(candidate).flatMap((manifest) => ofTheSecondScope(manifest, candidate)),
  ],
};

const ofTheShell = (candidate: Candidate): string[] =>
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
  );

/**
 * A second scope is for another major version alone, a page has one such scope at most, and everybody in it brings the same
 * versions, because whoever is loaded first provides them.
 */
function ofTheSecondScope(manifest: UnitManifest, candidate: Candidate): string[] {
  const { scope } = manifest;
  if (scope === undefined) return [];
  const name = nameOf(manifest);
  const shell = candidate.shell;
  const needless = Object.entries(scope.shared).filter(
    ([one, version]) => shell.shared[one] === undefined || majorOf(shell.shared[one]) === majorOf(version),
  );
  const first = manifestsOf(candidate).find((other) => other.scope !== undefined) ?? manifest;
  const isOther = first.scope?.name !== scope.name;
  const differs = Object.entries(scope.shared).filter(
    ([one, version]) => first.scope?.shared[one] !== version,
  );
  return [
    ...needless.map(
      ([one, version]) =>
        `${name} brings ${one} ${version} in the share scope ${scope.name}, and ${nameOf(shell)} gives ` +
        `${shell.shared[one] ?? 'none'}: a second scope is for another major version; build it without one.`,
    ),
    ...(isOther
      ? [
          `${name} has the share scope ${scope.name} and ${nameOf(first)} has ${first.scope?.name}: a page has one ` +
            'second scope at most; finish the first change of a major version before the next.',
        ]
      : differs.map(
          ([one, version]) =>
            `${name} brings ${one} ${version} in the share scope ${scope.name} and ${nameOf(first)} brings ` +
            `${first.scope?.shared[one] ?? 'none'}: build both with the same version.`,
        )),
  ];
}

const majorOf = (version: string) => partsOf(version)[0];

function serves(given: Parts, built: Parts): boolean {
  if (given[0] !== built[0]) return false;
  return given[1] > built[1] || (given[1] === built[1] && given[2] >= built[2]);
}

function partsOf(version: string): Parts {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  return [major, minor, patch];
}
