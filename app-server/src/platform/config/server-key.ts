import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from './data-dir.ts';

/** The first key seals; the others open what they sealed before a rotation. */
export type KeyRing = readonly [Buffer, ...Buffer[]];

function parseKey(text: string, source: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32 || key.toString('base64') !== text)
    throw new Error(`${source} must hold 32 bytes in base64, such as \`openssl rand -base64 32\` prints.`);
  return key;
}

/**
 * Decodes keys of 32 bytes from base64, separated by commas or white space. Throws a message that names
 * `source`, never the value.
 */
export function parseKeyRing(text: string, source: string): KeyRing {
  const [first = '', ...older] = text.trim().split(/[\s,]+/);
  const ring: KeyRing = [parseKey(first, source), ...older.map((key) => parseKey(key, source))];
  if (new Set(ring.map(String)).size < ring.length) throw new Error(`${source} names a key twice.`);
  return ring;
}

export const writtenKeyRing = (ring: KeyRing): string =>
  `${ring.map((key) => key.toString('base64')).join('\n')}\n`;

export const newServerKey = (): Buffer => randomBytes(32);

/** The file that holds the keys of development. */
export const keyFile = (dataDir: string): string => join(dataDir, 'server-key');

/** The keys of SERVER_KEY, or of the file in `dataDir`; throws if there is neither. */
export function knownServerKeys(value: string | undefined, dataDir: string): KeyRing {
  if (value) return parseKeyRing(value, 'SERVER_KEY');
  const path = keyFile(dataDir);
  if (existsSync(path)) return parseKeyRing(readFileSync(path, 'utf8'), path);
  throw new Error(`SERVER_KEY is missing, and there is no ${path}: the key is kept apart from every backup.`);
}

/** The development keys: one is created once in `<dataDir>/server-key`, readable by its owner only. */
export function keptServerKeys(dataDir: string): KeyRing {
  const path = keyFile(dataDir);
  makeDataDir(dataDir);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, writtenKeyRing([newServerKey()]), { mode: 0o600 });
  try {
    // Creating a link is atomic, so that two concurrent processes read the same key.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return parseKeyRing(readFileSync(path, 'utf8'), path);
}
