import { record, type AuditEvent } from './audit/audit-log.ts';
import type { Pins } from './channel.ts';
import { RefusedError } from './errors.ts';
import { toJsonBody } from './integrity.ts';
import { keys } from './names.ts';
import type { Registry } from './registry.ts';
import { isSealed, seal } from './signing/sealed.ts';

interface Blocks {
  schema: 'blocks/1';
  /** `<unit>@<version>` */
  versions: string[];
}

/** Versions that no release may have any more. Throws when the list was changed: nothing is pinned on a false one. */
export async function blockedVersions(registry: Registry): Promise<string[]> {
  const object = await registry.get(keys.blocks);
  if (object === null) return [];
  const blocks = JSON.parse(object.body.toString()) as Blocks;
  if (isSealed(registry.keyring, blocks)) return blocks.versions;
  throw new Error(`${keys.blocks} has no signature of a trusted key: run "verify".`);
}

export async function refuseBlocked(registry: Registry, pins: Pins): Promise<void> {
  const blocked = await blockedVersions(registry);
  const found = Object.entries(pins)
    .map((pair) => pair.join('@'))
    .find((name) => blocked.includes(name));
  if (found !== undefined)
    throw new RefusedError(`${found} is blocked: pin another version of it, or unblock it first.`);
}

/** Changes the list, whoever else does at the same time. */
export async function changeBlocks(
  registry: Registry,
  event: AuditEvent,
  change: (versions: string[]) => string[],
): Promise<string[]> {
  await record(registry, event);
  for (;;) {
    const standing = await registry.get(keys.blocks);
    const versions = change(await blockedVersions(registry)).sort();
    const body = toJsonBody(seal(registry.keyring, { schema: 'blocks/1', versions } satisfies Blocks));
    if (await registry.compareAndSwap(keys.blocks, standing?.etag ?? null, body)) return versions;
  }
}
