import { toJsonBody } from '../base/hashing.ts';
import type { Registry } from '../registry/registry.ts';
import { isSealed, seal, type Sealed } from '../signing/sealed.ts';
import { keys } from '../storage/names.ts';

/** The last check that a version was part of as a new unit. */
export interface Checked {
  schema: 'checked/1';
  unit: string;
  version: string;
  passed: boolean;
  /** ISO 8601 */
  at: string;
  by: string;
  /** of the set, see digestOfSet */
  digest: string;
}

export async function writeChecked(registry: Registry, checked: Checked): Promise<void> {
  const key = keys.checked(checked.unit, checked.version);
  const body = toJsonBody(seal(registry.keyring, checked));
  for (;;) {
    const standing = await registry.get(key);
    if (await registry.compareAndSwap(key, standing?.etag ?? null, body)) return;
  }
}

/** null if there was none, or no trusted key signed it. For people: a pin relies on the verdict of its whole set. */
export async function readChecked(
  registry: Registry,
  unit: string,
  version: string,
): Promise<Checked | null> {
  const object = await registry.get(keys.checked(unit, version));
  if (object === null) return null;
  const sealed = JSON.parse(object.body.toString()) as Sealed<Checked>;
  const isIt = sealed.unit === unit && sealed.version === version;
  return isIt && isSealed(registry.keyring, sealed) ? sealed : null;
}
