import type { Keyring } from '../signing/keyring.ts';
import type { Storage } from '../storage/storage.ts';

/** The registry: its storage, and the keys it trusts. */
export interface Registry extends Storage {
  keyring: Keyring;
  /** `any`: accepts builds whose version does not follow from their content; for tests and benchmarks only */
  versions?: 'any';
}

export function openRegistry(storage: Storage, keyring: Keyring): Registry {
  return { ...storage, keyring };
}
