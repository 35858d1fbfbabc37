/** A language's file of a page: front matter between two lines of three hyphens, and the text below it. */
export interface WordFile {
  readonly front: Readonly<Record<string, string>>;
  readonly body: string;
}

const FENCE = '---';

/** `title: Three lanes in Taipa`: one line each, up to its end, without quotes. Throws a sentence. */
function frontMatter(lines: readonly string[]): Record<string, string> {
  const entries = lines.map((line): [string, string] => {
    const [, name, value] = /^(\w+): *(.*\S) *$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new Error(`"${line}" is not of the form "name: text"`);
    return [name, value];
  });
  const names = entries.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`${twice} is there twice`);
  return Object.fromEntries(entries);
}

/** Throws a sentence for a file that is not of this form. */
export function readWordFile(text: string): WordFile {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd());
  if (lines[0] !== FENCE) return { front: {}, body: lines.join('\n').trim() };
  const end = lines.indexOf(FENCE, 1);
  if (end === -1) throw new Error(`the second line of ${FENCE} is missing`);
  return {
    front: frontMatter(lines.slice(1, end)),
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}

export function writeWordFile({ front, body }: WordFile): string {
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${value}`);
  const head = lines.length === 0 ? '' : `${[FENCE, ...lines, FENCE].join('\n')}\n\n`;
  return `${head}${body}\n`;
}
