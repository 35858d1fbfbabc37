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
  notesOf: (candidate) => manifestsOf(candidate).flatMap((manifest) => needless(manifest, candidate)),
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

/** A set has one second scope at most, and everybody in it brings the same versions: whoever is loaded first provides them. */
function ofTheSecondScope(manifest: UnitManifest, candidate: Candidate): string[] {
  const { scope } = manifest;
  const first = manifestsOf(candidate).find((other) => other.scope !== undefined);
  if (scope === undefined || first?.scope === undefined) return [];
  const name = nameOf(manifest);
  const { name: firstName, shared } = first.scope;
  if (firstName !== scope.name)
    return [
      `${name} has the share scope ${scope.name} and ${nameOf(first)} has ${firstName}: a page has one second scope at ` +
        'most; finish the first change of a major version before the next.',
    ];
  return Object.entries(scope.shared)
    .filter(([one, version]) => shared[one] !== version)
    .map(
      ([one, version]) =>
        `${name} brings ${one} ${version} in the share scope ${scope.name} and ${nameOf(first)} brings ` +
        `${shared[one] ?? 'none'}: build both with the same version.`,
    );
}

/** The last step of a change of a major version: the shell has it, and a remote still brings its own. */
const needless = (manifest: UnitManifest, { shell }: Candidate): string[] =>
  Object.entries(manifest.scope?.shared ?? {})
    .filter(([one, version]) => majorOf(shell.shared[one] ?? '') === majorOf(version))
    .map(
      ([one, version]) =>
        `${nameOf(manifest)} brings ${one} ${version} in the share scope ${manifest.scope?.name}, and ${nameOf(shell)} gives ` +
        `${shell.shared[one]}: build it without a scope, so that members load it once.`,
    );

const majorOf = (version: string) => partsOf(version)[0];

function serves(given: Parts, built: Parts): boolean {
  if (given[0] !== built[0]) return false;
  return given[1] > built[1] || (given[1] === built[1] && given[2] >= built[2]);
}

function partsOf(version: string): Parts {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  return [major, minor, patch];
}
