import type { Language } from '../languages.ts';

export interface ErrorRow {
  /** the envelope's numeric code */
  code: number;
  /** set: the calling screen shows it; null: the reminder modal does, if the call asks for it */
  errorCode: string | null;
  /** shown to the member; `{name}` is replaced by the error's value */
  text: Record<Language, string>;
}

/** Keeps the literal names. */
export const errorRows = <const T extends Record<string, ErrorRow>>(rows: T): T => rows;
