import type { Keyring } from '../signing/keyring.ts';
import type { Storage } from '../storage/storage.ts';

/** The registry: where it keeps things, and whose word it takes for them. */
export interface Registry extends Storage {
  keyring: Keyring;
}

export function openRegistry(storage: Storage, keyring: Keyring): Registry {
  return { ...storage, keyring };
}
