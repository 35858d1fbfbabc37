import type { Language } from '../languages.ts';

export interface ErrorRow {
  /** the envelope's numeric code */
  code: number;
  /** set: the calling screen shows it. null: the reminder modal does, if the call asks for it. */
  errorCode: string | null;
  /** what the member reads; `{name}` is filled from the error's values */
  text: Record<Language, string>;
}

/** Keeps the names literal. */
export const errorRows = <const T extends Record<string, ErrorRow>>(rows: T): T => rows;
