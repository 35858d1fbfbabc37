import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseDocument } from '@resort/shared/remote';
import { readPinned, readPointer, type ChannelPointer, type StandingPointer } from './channel.ts';
import { LostRaceError } from '../base/errors.ts';
import { record, type AuditEvent } from '../audit/audit-log.ts';
import { blockedVersions } from './blocked-versions.ts';
import { integrityOf, toJsonBody } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { signerOf } from '../signing/keyring.ts';
import { signRelease } from './release-signature.ts';
import type { Storage } from '../storage/storage.ts';

/** What the caller decides about a new release; the number is assigned here. */
export type ReleaseDraft = Omit<ReleaseDocument, 'schema' | 'channel' | 'number' | 'parent' | 'createdAt'>;

/** If the pointer has not moved after this time, the document of a pending release counts as abandoned. */
const ABANDONED_AFTER_MS = 2_000;
const GIVE_UP_AFTER_MS = 60_000;

/**
 * Makes the next release of a channel: first the document (create-only), then its signature and log entry,
 * then the pointer. If another process was faster, it calls `draft` again with the new parent, so that no
 * change is lost. Throws LostRaceError if that continues for a minute, RefusedError without a signing key.
 */
export async function commitRelease(
  registry: Registry,
  channel: string,
  event: AuditEvent,
  draft: (parent: ReleaseDocument | null) => Promise<ReleaseDraft>,
): Promise<ReleaseDocument> {
  signerOf(registry.keyring); // check first: a document that cannot be signed would occupy a number permanently
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  while (Date.now() < deadline) {
    const standing = await readPointer(registry, channel);
    const parent = standing && (await readPinned(registry, standing.pointer));
    const number = await freeNumber(registry, channel, parent?.number ?? 0);
    if (number !== null) {
      const release: ReleaseDocument = {
        schema: 'release/1',
        channel,
        number,
        parent: parent?.number ?? null,
        createdAt: new Date().toISOString(),
        ...(await draft(parent)),
      };
      if (await makeCurrent(registry, standing, release, event)) return release;
    }
    await sleep(5 + Math.random() * 20);
  }
  throw new LostRaceError(`Channel ${channel} is being changed by others; try again.`);
}

async function makeCurrent(
  registry: Registry,
  standing: StandingPointer | null,
  release: ReleaseDocument,
  event: AuditEvent,
): Promise<boolean> {
  const { channel, number } = release;
  const key = keys.release(channel, number);
  const body = toJsonBody(release);
  if (!(await registry.createOnly(key, body))) return false;
  await signRelease(registry, release, body);
  const digest = integrityOf(body);
  await record(registry, { ...event, channel, digest, subjects: [String(number), ...event.subjects] });
  const pointer: ChannelPointer = {
    schema: 'channel/1',
    channel,
    release: number,
    url: `/${key}`,
    digest,
    blocked: await blockedVersions(registry),
  };
  return registry.compareAndSwap(keys.pointer(channel), standing?.etag ?? null, toJsonBody(pointer));
}

/**
 * The next number, or null while another process's document has it and its pointer may still move. The number
 * of an abandoned document is never reused, because browsers may have cached it as immutable.
 */
async function freeNumber(storage: Storage, channel: string, parent: number): Promise<number | null> {
  for (let number = parent + 1; ; number += 1) {
    const object = await storage.get(keys.release(channel, number));
    if (object === null) return number;
    const { createdAt } = JSON.parse(object.body.toString()) as ReleaseDocument;
    if (Date.now() - Date.parse(createdAt) < ABANDONED_AFTER_MS) return null;
  }
}
