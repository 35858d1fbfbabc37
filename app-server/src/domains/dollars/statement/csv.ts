/** A number in a statement, which is safe as it is. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * One cell. Spreadsheets read text that begins with `= + - @`, a tab or a line break as a formula; a leading
 * apostrophe prevents that (OWASP, CSV Injection). Numbers do not change.
 */
function cell(value: string): string {
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/.test(value) && !NUMBER.test(value);
  const safe = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with the byte order mark by which spreadsheets know UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
