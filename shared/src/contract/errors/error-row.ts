/** An error without its text, which the server sends (`app-server/src/locales/errors`). */
export interface ErrorRow {
  /** the envelope's numeric code */
  code: number;
  /** set: the calling screen shows it; null: the reminder modal does, if the call asks for it */
  errorCode: string | null;
  /**
   * reported before the work begins, or about a failure of ours: it says nothing about an earlier request with the
   * same idempotency key, which may have had its effect
   */
  isUndecided?: true;
}

/** Keeps the literal names. */
export const errorRows = <const T extends Record<string, ErrorRow>>(rows: T): T => rows;

/** The same for errors that leave open what became of an earlier request. */
export const undecidedRows = <const T extends Record<string, ErrorRow>>(rows: T): T => {
  const marked = Object.entries(rows).map(([name, row]) => [name, { ...row, isUndecided: true }]);
  return Object.fromEntries(marked) as T;
};
