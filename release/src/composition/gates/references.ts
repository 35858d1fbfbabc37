import { LANGUAGES } from '@resort/shared/contract';
import type { UnitManifest } from '@resort/shared/remote';
import { filesOfPage } from '../../artifacts/page-files.ts';
import { manifestsOf, nameOf, type Gate } from './gate.ts';

/** Every name that a browser or the origin requests is a file with an integrity hash. */
export const referencesGate: Gate = {
  name: 'references',
  faultsOf: (candidate) =>
    manifestsOf(candidate).flatMap((manifest) =>
      [...new Set(referencesOf(manifest))]
        .filter((file) => !Object.hasOwn(manifest.files, file))
        .map(
          (file) => `${nameOf(manifest)} refers to ${file}, which is not one of its files: build it again.`,
        ),
    ),
};

function referencesOf({ entry, routes, texts, page, provides }: UnitManifest): string[] {
  return [
    entry,
    ...routes.flatMap((route) => route.files),
    ...LANGUAGES.flatMap((language) => texts[language]),
    ...Object.values(provides).flat(),
    ...(page === null ? [] : filesOfPage(page)),
  ];
}
