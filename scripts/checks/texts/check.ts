import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from '../report.ts';
import { sourcesBelow, type Source } from '../../sources.ts';
import { missingContent } from './terms/content-files.ts';
import { literalTexts } from './literals.ts';
import { compareLanguages, localesIn, readLocales, type Locales } from './locales.ts';
import { serverLocales, unusedServerTexts } from './server.ts';
import { checkTerms } from './terms/check-terms.ts';
import { missingTexts, unusedTexts } from './usage.ts';
import { writtenOut } from './written-out.ts';

/** The kit: folders of `shared` that show texts. */
const KIT_LOCALES = 'shared/src/locales';
const SPEAKING = ['shared/src/ui', 'shared/src/hooks', 'shared/src/verification/captcha'];

/** One language only: docs/decisions/2026-11-22-release-console.md. */
const STAFF_LOCALES = 'release/console/src/locales';
const GALLERY_LOCALES = 'shared/gallery/locales';

/** Runs all automatic checks of the product's texts. `root`: the repository, or a copy. */
export function checkTexts(root: string): Problems {
  const locales = readLocales(root);
  const kit = SPEAKING.flatMap((folder) => sourcesBelow(root, folder));
  const [kitStories, kitParts] = [kit.filter(isStory), kit.filter((source) => !isStory(source))];
  const stories = [...kitStories];
  const own = locales.flatMap((unit) => {
    if (unit.folder === KIT_LOCALES) return ownTexts(unit, kitParts);
    const all = sourcesBelow(root, unit.folder.replace(/\/locales$/, ''));
    stories.push(...all.filter(isStory));
    const sources = all.filter((source) => !isStory(source));
    return [...ownTexts(unit, sources), ...sources.flatMap(literalTexts)];
  });
  const desk = localesIn(root, STAFF_LOCALES);
  const deskSources = sourcesBelow(root, STAFF_LOCALES.replace(/\/locales$/, ''));
  const server = serverLocales(root);
  const gallery = existsSync(join(root, GALLERY_LOCALES)) ? [localesIn(root, GALLERY_LOCALES)] : [];
  return [
    ...own,
    ...missingContent(root),
    ...checkTerms(root, locales, server),
    ...server.flatMap(compareLanguages),
    ...unusedServerTexts(root, server),
    ...missingTexts(desk, deskSources),
    ...unusedTexts(desk, deskSources),
    ...deskSources.flatMap(literalTexts),
    ...kitParts.flatMap(literalTexts),
    ...gallery.flatMap(compareLanguages),
    ...gallery.flatMap((texts) => missingTexts(texts, stories)),
    ...stories.flatMap(literalTexts),
    ...writtenOut(root, [...locales, desk]),
  ];
}

const ownTexts = (unit: Locales, sources: readonly Source[]): Problems => [
  ...compareLanguages(unit),
  ...missingTexts(unit, sources),
  ...unusedTexts(unit, sources),
];

const isStory = ({ file }: Source) => file.endsWith('.stories.tsx');
