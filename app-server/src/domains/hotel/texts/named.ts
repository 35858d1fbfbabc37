import type { Language } from '@resort/shared/contract';

export type Names = Readonly<Record<Language, string>>;

/** The name of a catalogue code. */
export type Named = Readonly<Record<string, Names>>;

/** The name of a code; an unknown code is its own name. */
export const nameOf = (named: Named, code: string, language: Language): string =>
  named[code]?.[language] ?? code;
