import type { Problems } from '../report.ts';
import { sourcesBelow } from '../../sources.ts';
import { literalTexts } from './literals.ts';
import { compareLanguages, readLocales } from './locales.ts';
import { compareUsage } from './usage.ts';

/** All that can be known of the product's texts without reading them. `root`: the repository, or a copy. */
export function checkTexts(root: string): Problems {
  const locales = readLocales(root);
  const own = locales.flatMap((unit) => {
    const sources = sourcesBelow(root, unit.folder.replace(/\/locales$/, ''));
    return [...compareLanguages(unit), ...compareUsage(unit, sources), ...sources.flatMap(literalTexts)];
  });
  return [...own, ...sourcesBelow(root, 'shared/src/ui').flatMap(literalTexts)];
}
