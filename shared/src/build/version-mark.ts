import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A build uses this word where the digits of its own version belong: in the names of its globals, so that two
 * versions on one page never share a chunk table. The digits are a hash of the finished files, so they are
 * known only afterwards. The word has the same length as the digits, which keeps source maps right.
 */
export const VERSION_MARK = 'UNIT_VERSION';

const isText = (file: string) => /\.(js|css)$/.test(file);

/**
 * Twelve hex digits of everything that members get from a build: its files (paths below `dist`) and what its
 * manifest says about them. An edit that changes neither gives the same version.
 */
export function versionDigits(dist: string, files: readonly string[], described: object): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(dist, file)))
      .update('\0');
  return hash.update(JSON.stringify(described)).digest('hex').slice(0, VERSION_MARK.length);
}

/** Puts the digits in place of the mark. */
export function stampVersion(dist: string, files: readonly string[], digits: string): void {
  for (const file of files.filter(isText)) {
    const path = join(dist, file);
    const text = readFileSync(path, 'utf8');
    if (text.includes(VERSION_MARK)) writeFileSync(path, text.replaceAll(VERSION_MARK, digits));
  }
}
