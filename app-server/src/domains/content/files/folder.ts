import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Files } from './write-files.ts';

/** Hidden files, and the notes that people keep beside the content. */
const isOurs = (path: string) =>
  !path.split('/').some((part) => part.startsWith('.')) && path !== 'README.md';

/** The content files below a folder. Throws a sentence if it has none. */
export function readFolder(folder: string): Files {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isOurs)
    .toSorted();
  if (paths.length === 0) throw new Error(`There is no content in ${folder}.`);
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Writes the files; what else is in the folder stays. */
export function writeFolder(folder: string, files: Files): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
