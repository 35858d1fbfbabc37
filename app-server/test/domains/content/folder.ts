import { readFolder } from '../../../src/domains/content/files/folder.ts';
import type { Files } from '../../../src/domains/content/files/write-files.ts';
import { DEMO_CONTENT, INITIAL_CONTENT } from './items.ts';

/** The initial and the demo's content as one folder. */
export const allFiles = (): Files => new Map([...readFolder(INITIAL_CONTENT), ...readFolder(DEMO_CONTENT)]);

/** Some files with an exact text in one of them replaced. Throws if it is not there. */
export function changed(files: Files, path: string, from: string, to: string): Files {
  const content = files.get(path);
  if (content === undefined || !content.includes(from)) throw new Error(`${path} has no ${from}`);
  return new Map(files).set(
    path,
    content.replace(from, () => to),
  );
}

/** Some files below a path. */
export const below = (files: Files, path: string): Files =>
  new Map([...files].filter(([name]) => name.startsWith(path)));
