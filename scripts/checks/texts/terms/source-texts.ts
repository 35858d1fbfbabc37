import type { Source } from '../../../sources.ts';
import { LANGUAGES, type Language } from '../../../../shared/src/contract/languages.ts';

/** A text with its language and where to find it. */
export interface PlacedText {
  readonly language: Language;
  readonly file: string;
  /** `app-server/demo/content/letters.ts:12`, or `mf-auth/src/locales/en.json "join.title"` */
  readonly place: string;
  readonly text: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly language: Language;
}

/**
 * Texts that the server keeps in its sources: below a property with the name of a language (`tc: '…'`), or in a
 * file with the name of a language (`legal/terms/tc.ts`).
 */
export function sourceTexts(source: Source): PlacedText[] {
  const spans: Span[] = [];
  const literals: { start: number; text: string }[] = [];
  const own = languageNamed(/([a-z]+)\.ts$/.exec(source.file)?.[1]);
  if (own !== undefined) spans.push({ start: 0, end: Number.MAX_SAFE_INTEGER, language: own });
  source.visit({
    Property: ({ key, value }) => {
      const language = languageNamed(key.type === 'Identifier' ? key.name : undefined);
      if (language !== undefined) spans.push({ start: value.start, end: value.end, language });
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string') literals.push({ start, text: value });
    },
    TemplateLiteral: ({ start, quasis }) => {
      literals.push({ start, text: quasis.map(({ value }) => value.cooked ?? value.raw).join('{}') });
    },
  });
  return literals.flatMap(({ start, text }) => {
    const language = innermost(spans, start);
    const place = `${source.file}:${source.lineAt(start)}`;
    return language === undefined ? [] : [{ language, file: source.file, place, text }];
  });
}

function innermost(spans: readonly Span[], at: number): Language | undefined {
  const around = spans.filter(({ start, end }) => start <= at && at < end);
  return around.sort((one, other) => one.end - one.start - (other.end - other.start))[0]?.language;
}

function languageNamed(name: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === name);
}
