import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from '../../report.ts';
import { sourcesBelow } from '../../../sources.ts';
import type { Language } from '../../../../shared/src/contract/languages.ts';
import { contentTexts } from './content-files.ts';
import type { Locales } from '../locales.ts';
import { SIMPLIFIED, TRADITIONAL } from './chinese.ts';
import { BARE_PLURAL, ENGLISH } from './english.ts';
import { EVERY_LANGUAGE } from './every-language.ts';
import { TERM_EXCEPTIONS } from './exceptions.ts';
import { JAPANESE } from './japanese.ts';
import { KOREAN } from './korean.ts';
import type { TermException, TermRule } from './rule.ts';
import { sourceTexts, type PlacedText } from './source-texts.ts';

/** The rules of each language; those of `EVERY_LANGUAGE` and `BARE_PLURAL` apply too. */
export const RULES: Readonly<Record<Language, readonly TermRule[]>> = {
  en: ENGLISH,
  tc: TRADITIONAL,
  sc: SIMPLIFIED,
  kr: KOREAN,
  jp: JAPANESE,
};

/** Where the server keeps texts in source files. */
const SOURCES = ['app-server/src', 'app-server/demo'];

/** Wrong terms in texts for users: docs/decisions/2026-11-22-copy-terms.md. */
export function checkTerms(
  root: string,
  locales: readonly Locales[],
  server: readonly Locales[] = [],
  exceptions: readonly TermException[] = TERM_EXCEPTIONS,
): Problems {
  const used = new Set<TermException>();
  const allows = (text: PlacedText, term: string) => {
    const found = exceptions.filter(
      ({ place, term: allowed }) => allowed === term && (place === text.place || place === text.file),
    );
    for (const exception of found) used.add(exception);
    return found.length > 0;
  };
  const check = (text: PlacedText, rules: readonly TermRule[]) =>
    rules.flatMap(({ wrong, right, why }) =>
      [...text.text.matchAll(new RegExp(wrong, `${wrong.flags}g`))]
        .filter(([term]) => !allows(text, term))
        .map(([term]) => `${text.place}: "${term.trim()}": write ${right} (${why})`),
    );
  const onScreens = locales.flatMap((unit) =>
    localeTexts(unit).flatMap((text) => check(text, [...rulesOf(text.language), ...pluralRule(text)])),
  );
  const inSources = SOURCES.flatMap((folder) => sourcesBelow(root, folder)).flatMap(sourceTexts);
  const onServer = [...server.flatMap(localeTexts), ...inSources, ...contentTexts(root)].flatMap((text) =>
    check(
      text,
      rulesOf(text.language).filter(({ only }) => only === undefined),
    ),
  );
  const idle = exceptions.filter(
    (exception) => !used.has(exception) && existsSync(join(root, fileOf(exception.place))),
  );
  return [
    ...onScreens,
    ...onServer,
    ...idle.map(({ place, term }) => `${place}: the exception for "${term}" is not needed any more`),
  ];
}

const rulesOf = (language: Language) => [...EVERY_LANGUAGE, ...RULES[language]];

function localeTexts({ folder, texts }: Locales): PlacedText[] {
  return [...texts].flatMap(([language, table]) => {
    const file = `${folder}/${language}.json`;
    return [...table].map(([key, text]) => ({ language, file, place: `${file} "${key}"`, text }));
  });
}

function pluralRule({ language, place }: PlacedText): readonly TermRule[] {
  return language !== 'en' || /_(?:zero|other)"$/.test(place) ? [] : [BARE_PLURAL];
}

const fileOf = (place: string) => place.replace(/ ".*$/, '');
