import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from './error-code.ts';
import { withFileLock } from './file-lock.ts';
import { assertKey, isStorageKey, type Storage, type StoredObject } from './storage.ts';

/**
 * A registry in a folder (`DATA_DIR/release`), for any number of processes on this host. The folder's file
 * system must support hard links (nearly all do; FAT does not).
 */
export function fileSystemStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, assertKey(key));
  const lockOf = (key: string) => join(root, '.locks', key.replaceAll('/', '+'));

  return {
    async get(key) {
      return isStorageKey(key) ? absentAsNull(async () => toObject(await readFile(pathOf(key)))) : null;
    },

    async createOnly(key, body) {
      const path = pathOf(key);
      return withDraft(root, path, body, async (draft) => {
        try {
          await link(draft, path);
          return true;
        } catch (error) {
          if (errorCode(error) === 'EEXIST') return false;
          throw error;
        }
      });
    },

    async compareAndSwap(key, expected, body) {
      const path = pathOf(key);
      return withDraft(root, path, body, (draft) =>
        withFileLock(lockOf(key), () => {
          if (etagNow(path) !== expected) return false;
          renameSync(draft, path);
          return true;
        }),
      );
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async list(prefix) {
      const keys = await keysBelow(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      return keys.filter((key) => key.startsWith(prefix)).sort();
    },
  };
}

/**
 * Lists a folder recursively in one call, because a registry has tens of thousands of names. `below` ends in
 * a slash.
 */
async function keysBelow(root: string, below: string): Promise<string[]> {
  const entries = await absentAsNull(() => readdir(join(root, below), { withFileTypes: true }));
  const known = (entries ?? []).filter(({ name }) => isStorageKey(name));
  const keys = known.filter((entry) => entry.isFile()).map(({ name }) => below + name);
  const folders = known.filter((entry) => entry.isDirectory());
  const inside = await Promise.all(folders.map(({ name }) => keysBelow(root, `${below}${name}/`)));
  return [...keys, ...inside.flat()];
}

function toObject(body: Buffer): StoredObject {
  return { body, etag: createHash('sha256').update(body).digest('base64url') };
}

function etagNow(path: string): string | null {
  try {
    return toObject(readFileSync(path)).etag;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the bytes under a temporary name first, so that a name never refers to partial content. */
async function withDraft<T>(
  root: string,
  path: string,
  body: Buffer,
  use: (draft: string) => Promise<T>,
): Promise<T> {
  const draft = join(root, '.drafts', randomUUID());
  await mkdir(dirname(draft), { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(body);
      await file.sync();
    } finally {
      await file.close();
    }
    return await use(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Also null if a key's parent is a file, the key is a folder, or the name is too long. */
async function absentAsNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}
