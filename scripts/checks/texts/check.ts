import type { Problems } from '../report.ts';
import { sourcesBelow } from '../../sources.ts';
import { literalTexts } from './literals.ts';
import { compareLanguages, readLocales } from './locales.ts';
import { compareUsage } from './usage.ts';

/** All that can be known of the product's texts without reading them. `root`: the repository, or a copy. */
export function checkTexts(root: string): Problems {
  const locales = readLocales(root);
  const kit = sourcesBelow(root, 'shared/src/ui');
  const own = locales.flatMap((unit) => {
    const sources = sourcesBelow(root, unit.folder.replace(/\/locales$/, ''));
    // what shared/ui says by itself stands in the shell's texts, which every page has
    const asking = unit.folder.startsWith('shell/') ? [...sources, ...kit] : sources;
    return [...compareLanguages(unit), ...compareUsage(unit, asking), ...sources.flatMap(literalTexts)];
  });
  return [...own, ...kit.flatMap(literalTexts)];
}
