import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from './data-dir.ts';

/** Decodes 32 bytes from base64; throws a message that names `source`, never the value. */
export function parseServerKey(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32 || key.toString('base64') !== text.trim())
    throw new Error(`${source} must hold 32 bytes in base64, such as \`openssl rand -base64 32\` prints.`);
  return key;
}

/** The key of SERVER_KEY, or the development key in `dataDir`; throws if there is neither. */
export function knownServerKey(value: string | undefined, dataDir: string): Buffer {
  if (value) return parseServerKey(value, 'SERVER_KEY');
  const path = join(dataDir, 'server-key');
  if (existsSync(path)) return parseServerKey(readFileSync(path, 'utf8'), path);
  throw new Error(`SERVER_KEY is missing, and there is no ${path}: the key is kept apart from every backup.`);
}

/** The development key: created once in `<dataDir>/server-key`, readable by its owner only. */
export function keptServerKey(dataDir: string): Buffer {
  const path = join(dataDir, 'server-key');
  makeDataDir(dataDir);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    // Creating a link is atomic, so that two concurrent processes read the same key.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return parseServerKey(readFileSync(path, 'utf8'), path);
}
