const NAMED = [
  /\bfunction\s*\*?\s*([\w$]+)\s*[<(]/,
  /\b(?:const|let|var)\s+([\w$]+)[^=]*=\s*(?:async\s*)?(?:function\b|(?:<[^>]*>\s*)?\(|[\w$]+\s*=>)/,
  /^\s*(?:static\s+|async\s+|private\s+|public\s+)*([\w$]+)\s*\([^;]*\)[^;]*\{\s*$/,
];
const NO_NAMES = new Set(['if', 'for', 'while', 'switch', 'catch', 'function', 'return']);

/** A longer line is no formatted text. */
const LONGEST_LINE = 500;

const indentOf = (line: string) => line.length - line.trimStart().length;

/**
 * The name of the function around a line (from 1), by the indentation of formatted text: the next line above that is
 * indented less and begins a named function. null if none does. A parser would be exact, and need every syntax that a
 * unit may be written in.
 */
export function enclosingFunction(lines: readonly string[], line: number): string | null {
  let indent = indentOf(lines[line - 1] ?? '') + 1;
  for (let at = line - 1; at >= 0; at -= 1) {
    const text = lines[at] ?? '';
    if (text.trim() === '' || text.length > LONGEST_LINE || indentOf(text) >= indent) continue;
    indent = indentOf(text);
    const name = NAMED.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
    if (name !== undefined && !NO_NAMES.has(name)) return name;
  }
  return null;
}
