import type { Language } from '@resort/shared/contract';

export type Names = Readonly<Record<Language, string>>;

/** What a code of the catalogue is called. */
export type Named = Readonly<Record<string, Names>>;

/** A code's name; one that is no longer known stands for itself. */
export const nameOf = (named: Named, code: string, language: Language): string =>
  named[code]?.[language] ?? code;
