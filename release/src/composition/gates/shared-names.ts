import { missingShare } from '../../artifacts/release-unit.ts';
import { manifestsOf, nameOf, type Gate } from './gate.ts';

/** Every sub-path of `shared` that a screen uses, and every name from it, is in the pinned shell. */
export const sharedNamesGate: Gate = {
  name: 'shared-names',
  faultsOf(candidate) {
    const { shell } = candidate;
    return manifestsOf(candidate).flatMap((manifest) => {
      const shares = manifest.routes.flatMap((route) => {
        const missing = missingShare(route, shell);
        if (missing === undefined) return [];
        return [
          `${nameOf(manifest)} uses ${missing} of shared, which ${nameOf(shell)} does not provide: pin a newer shell.`,
        ];
      });
      return [...shares, ...missingNames(manifest.uses, shell.offers).map(sentence)];

      function sentence(name: string): string {
        return (
          `${nameOf(manifest)} imports ${name}, which ${nameOf(shell)} does not export: ` +
          'pin a shell that was built with it first, or the remote without it.'
        );
      }
    });
  },
};

/** `ui: NewButton`; empty for a build without recorded names. */
function missingNames(
  uses: Record<string, string[]> | undefined,
  offers: Record<string, string[]> | undefined,
): string[] {
  if (uses === undefined || offers === undefined) return [];
  return Object.entries(uses).flatMap(([path, names]) =>
    names.filter((name) => !offers[path]?.includes(name)).map((name) => `${name} of @resort/shared/${path}`),
  );
}
