/** A number as it stands in a statement: taken for a number and for nothing else. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * One cell. A spreadsheet takes text that begins with one of `= + - @`, a tab or a line break for a formula; an
 * apostrophe before it keeps it text (OWASP, CSV Injection). Numbers stay numbers.
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
