const SKIPPED = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** A migration as statements without comments, texts in quotes and bodies of functions: what is left is structure. */
export function readStatements(sql: string): string[] {
  return sql
    .replaceAll(SKIPPED, (part) => (/^(?:--|\/\*)/.test(part) ? ' ' : "''"))
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}
