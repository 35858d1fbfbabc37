/** A complete object: readers never see partial content. */
export interface StoredObject {
  body: Buffer;
  /** changes with the body; opaque, without quotes */
  etag: string;
}

/**
 * The registry's storage: a file system, or any store with conditional writes. Keys are relative paths such
 * as `artifacts/mf-auth/0.1.0-abc/remoteEntry.js`, `releases/<channel>/<n>.json`, `channels/<channel>.json`.
 */
export interface Storage {
  /** null if the object does not exist, or the key is invalid */
  get(key: string): Promise<StoredObject | null>;
  /** false, without writing, if the key exists */
  createOnly(key: string, body: Buffer): Promise<boolean>;
  /**
   * Replaces the object whose etag is `expected` (null: it must not exist). False, without writing, if
   * somebody else was faster.
   */
  compareAndSwap(key: string, expected: string | null, body: Buffer): Promise<boolean>;
  /** removes the object; no error if it does not exist */
  remove(key: string): Promise<void>;
  /** every key with the prefix, sorted */
  list(prefix: string): Promise<string[]>;
}

/** A key's segments are plain names; the storage reserves a leading dot. */
export function isStorageKey(key: string): boolean {
  return key.split('/').every((segment) => /^[\w~@=,()-][\w.~@=,()-]*$/.test(segment));
}

/** The key; throws if it is invalid. */
export function assertKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`"${key}" is no storage key.`);
  return key;
}
