/** An error without its text, which the server sends (`app-server/src/locales/errors`). */
export interface ErrorRow {
  /** the envelope's numeric code */
  code: number;
  /** set: the calling screen shows it; null: the reminder modal does, if the call asks for it */
  errorCode: string | null;
}

/** Keeps the literal names. */
export const errorRows = <const T extends Record<string, ErrorRow>>(rows: T): T => rows;
