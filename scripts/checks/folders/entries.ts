import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Nobody finds a file in a list that does not fit on a screen. */
export const MOST_ENTRIES = 25;

/** One folder for each screen of a remote, by its path. */
const SCREENS = /(?:^|\/)screens$/;
/** Logs by date or number, with one file for each decision or migration. drizzle-kit needs the latter in one folder. */
const LOGS = ['docs/decisions', 'app-server/migrations', 'app-server/migrations/meta'];
const MADE = new Set(['node_modules', 'dist']);

/** The folders at and below one, with the number of their entries. Hidden, generated and empty folders do not count. */
function entriesBelow(root: string, folder: string): [folder: string, count: number][] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.') && !MADE.has(name),
  );
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => entriesBelow(root, `${folder}/${name}`))
    .filter((found) => found.length > 0);
  const count = below.length + entries.filter((entry) => !entry.isDirectory()).length;
  return count === 0 ? [] : [[folder, count], ...below.flat()];
}

/** One line for each folder with too many entries. */
export function crowdedFolders(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => entriesBelow(root, folder))
    .filter(([folder, count]) => count > MOST_ENTRIES && !SCREENS.test(folder) && !LOGS.includes(folder))
    .map(
      ([folder, count]) =>
        `${folder}: has ${count} entries, more than ${MOST_ENTRIES}; group its files by subject in sub-folders`,
    );
}
