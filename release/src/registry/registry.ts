import type { Keyring } from '../signing/keyring.ts';
import type { Storage } from '../storage/storage.ts';

/** The registry: its storage, and the keys it trusts. */
export interface Registry extends Storage {
  keyring: Keyring;
}

export function openRegistry(storage: Storage, keyring: Keyring): Registry {
  return { ...storage, keyring };
}
