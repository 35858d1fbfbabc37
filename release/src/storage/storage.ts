/** What stands under a key, whole: no reader ever sees half of it. */
export interface StoredObject {
  body: Buffer;
  /** changes whenever the body does; opaque, without quotes */
  etag: string;
}

/**
 * Where the registry keeps everything: a file system, or any store with conditional writes. Keys are relative paths
 * such as `artifacts/mf-auth/0.1.0-abc/remoteEntry.js`, `releases/<channel>/<n>.json`, `channels/<channel>.json`.
 */
export interface Storage {
  /** null when nothing stands there, or the key is no key */
  get(key: string): Promise<StoredObject | null>;
  /** false, and nothing written, when the key is taken */
  createOnly(key: string, body: Buffer): Promise<boolean>;
  /**
   * Replaces what has `expected` as its etag (null: nothing may be there). False, and nothing written, when somebody
   * else was there first.
   */
  compareAndSwap(key: string, expected: string | null, body: Buffer): Promise<boolean>;
  /** nothing stands there afterwards; no error when nothing did */
  remove(key: string): Promise<void>;
  /** every key that begins with the prefix, sorted */
  list(prefix: string): Promise<string[]>;
}

/** A key's segments are plain names; a leading dot is the storage's own. */
export function isStorageKey(key: string): boolean {
  return key.split('/').every((segment) => /^[\w~@=,()-][\w.~@=,()-]*$/.test(segment));
}

/** The key itself; throws for what is none. */
export function assertKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`"${key}" is no storage key.`);
  return key;
}
