import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { localesIn } from './locales.ts';
import { keyTypes } from './key-types.ts';

/** A generated file: below the root, and what belongs in it. */
interface KeyFile {
  file: string;
  wanted: string;
}

/** The types of the keys of every unit that has texts. */
export function keyFiles(root: string): KeyFile[] {
  const remotes = readdirSync(root).filter((folder) => folder.startsWith('mf-'));
  const folders = [
    ...remotes.map((folder): [string, string] => [folder.slice('mf-'.length), `${folder}/src/locales`]),
    ['shell', 'shell/src/locales'],
    ['kit', 'shared/src/locales'],
    ['console', 'release/console/src/locales'],
    ['gallery', 'shared/gallery/locales'],
  ] as const;
  return folders
    .filter(([, folder]) => existsSync(join(root, folder)))
    .map(([unit, folder]) => {
      const english = localesIn(root, folder).texts.get('en') ?? new Map<string, string>();
      return { file: `${folder}/keys.d.ts`, wanted: keyTypes(unit, english) };
    });
}

/** The files that are not up to date. */
export const staleKeyFiles = (root: string): KeyFile[] =>
  keyFiles(root).filter(({ file, wanted }) => read(join(root, file)) !== wanted);

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
