import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** The page with other content between its two marks, formatted as pages are. */
export async function filledPage(file: string, contents: Readonly<Record<string, string>>): Promise<string> {
  const filled = Object.entries(contents).reduce(
    (page, [mark, content]) => fillMarked(page, mark, content),
    readFileSync(file, 'utf8'),
  );
  return format(filled, { ...(await resolveConfig(file)), filepath: file });
}

/** @param mark `bench:cold-start` */
export function fillMarked(page: string, mark: string, content: string): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the page has no ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${content}\n\n${page.slice(to)}`;
}
