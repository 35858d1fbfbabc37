import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnitManifest } from '../../remote/unit-manifest.ts';

/**
 * A build uses this word where the digits of its own version belong: in the names of its globals, so that two
 * versions on one page never share a chunk table. The digits are a hash of the finished files, so they are
 * known only afterwards. The word has the same length as the digits, which keeps source maps right.
 */
export const VERSION_MARK = 'UNIT_VERSION';

const isText = (file: string) => /\.(js|css)$/.test(file);

/** What a manifest says beside its version, its commit and the hashes of its files. */
type Description = Omit<UnitManifest, 'version' | 'commit' | 'files'>;

/**
 * Twelve hex digits of everything that members get from a build: its files, what its manifest says about them, and the
 * version of its package. An edit that changes none of them gives the same digits.
 * @param files contents by path below `dist`, before the stamp
 */
export function versionDigits(
  files: ReadonlyMap<string, Buffer>,
  description: Description,
  packageVersion: string,
): string {
  const hash = createHash('sha256');
  for (const file of [...files.keys()].sort())
    hash
      .update(`${file}\0`)
      .update(files.get(file) ?? '')
      .update('\0');
  const isShell = description.page !== null;
  const described = { packageVersion, ...description, ...(!isShell && WITHOUT_TYPES) };
  return hash.update(JSON.stringify(described)).digest('hex').slice(0, VERSION_MARK.length);
}

/**
 * A remote's version does not depend on the types it was compiled with: when shared offers more and the
 * remote's files stay the same, the published version is still right. The shell's does, since its types are an
 * offer to others.
 */
const WITHOUT_TYPES = { types: undefined };

/** Puts the digits in place of the mark. */
export function stampVersion(dist: string, files: readonly string[], digits: string): void {
  for (const file of files.filter(isText)) {
    const path = join(dist, file);
    const text = readFileSync(path, 'utf8');
    if (text.includes(VERSION_MARK)) writeFileSync(path, text.replaceAll(VERSION_MARK, digits));
  }
}

/**
 * The version that a finished build has by its content, whatever its manifest says; null if the manifest's version does not
 * have the form `<package version>-<12 hex digits>`.
 */
export function versionByContent(manifest: UnitManifest, files: ReadonlyMap<string, Buffer>): string | null {
  const { version, commit: _commit, files: _files, ...description } = manifest;
  const [, packageVersion, digits] = /^(.+)-([\da-f]{12})$/.exec(version) ?? [];
  if (packageVersion === undefined || digits === undefined) return null;
  const before = new Map(
    [...files].map(([path, body]) => [path, isText(path) ? withMark(body, digits) : body]),
  );
  return `${packageVersion}-${versionDigits(before, description, packageVersion)}`;
}

/** The opposite of stampVersion. */
function withMark(body: Buffer, digits: string): Buffer {
  return body.includes(digits) ? Buffer.from(body.toString().replaceAll(digits, VERSION_MARK)) : body;
}
