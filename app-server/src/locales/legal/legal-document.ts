import { LANGUAGES } from '@resort/shared/contract';
import type { Language } from '@resort/shared/contract';

export interface LegalSection {
  /** stable across versions; anchors point to it */
  key: string;
  title: Record<Language, string>;
  /** plain text; a blank line parts two paragraphs */
  text: Record<Language, string>;
}

/** One edition of a legal text; a member's consent names its version. */
export interface LegalDocument {
  version: string;
  /** business date, YYYY-MM-DD, Macau */
  effectiveFrom: string;
  sections: readonly LegalSection[];
}

/** A section as its language's file holds it. */
export interface SectionCopy {
  title: string;
  paragraphs: readonly string[];
}

/** Joins the languages' copies into one document; the sections keep the order of the English copy. */
export function legalDocument<Key extends string>(
  edition: Pick<LegalDocument, 'version' | 'effectiveFrom'>,
  copies: Record<Language, Record<Key, SectionCopy>>,
): LegalDocument {
  const keys = Object.keys(copies.en) as Key[];
  const inEveryLanguage = (pick: (copy: Record<Key, SectionCopy>) => string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, pick(copies[language])])) as Record<
      Language,
      string
    >;
  return {
    ...edition,
    sections: keys.map((key) => ({
      key,
      title: inEveryLanguage((copy) => copy[key].title),
      text: inEveryLanguage((copy) => copy[key].paragraphs.join('\n\n')),
    })),
  };
}
