import type { ReleaseDocument } from '@resort/shared/remote';
import { integrityOf } from './integrity.ts';
import { assertChannel, keys } from './names.ts';
import type { Storage } from './storage/storage.ts';

/** The one object of a channel that changes: which release its members get. Browsers read it too. */
export interface ChannelPointer {
  schema: 'channel/1';
  channel: string;
  /** the number of the current release */
  release: number;
  /** absolute path of its document */
  url: string;
  /** `sha384-…` of the document's bytes */
  digest: string;
}

export interface StandingPointer {
  pointer: ChannelPointer;
  etag: string;
}

/** null before the first pin. Throws when what stands there is no pointer of this channel. */
export async function readPointer(storage: Storage, channel: string): Promise<StandingPointer | null> {
  const object = await storage.get(keys.pointer(assertChannel(channel)));
  if (object === null) return null;
  const pointer = parsePointer(object.body.toString());
  if (
    pointer?.schema !== 'channel/1' ||
    pointer.channel !== channel ||
    !Number.isSafeInteger(pointer.release)
  ) {
    throw new Error(`The pointer of channel ${channel} is broken.`);
  }
  return { pointer, etag: object.etag };
}

/** The release a pointer names; throws when its bytes are not the ones that were pinned. */
export async function readPinned(storage: Storage, pointer: ChannelPointer): Promise<ReleaseDocument> {
  const object = await storage.get(keys.release(pointer.channel, pointer.release));
  if (object === null || integrityOf(object.body) !== pointer.digest) {
    const fault = object === null ? 'is missing' : 'is not what was pinned';
    throw new Error(`Release ${pointer.release} of channel ${pointer.channel} ${fault}.`);
  }
  return JSON.parse(object.body.toString()) as ReleaseDocument;
}

/** The releases a channel had, from the current one back to the first. */
export async function* releasesOf(storage: Storage, channel: string): AsyncGenerator<ReleaseDocument> {
  const standing = await readPointer(storage, channel);
  if (standing === null) return;
  let release = await readPinned(storage, standing.pointer);
  yield release;
  while (release.parent !== null) {
    const object = await storage.get(keys.release(channel, release.parent));
    if (object === null) throw new Error(`Release ${release.parent} of channel ${channel} is missing.`);
    release = JSON.parse(object.body.toString()) as ReleaseDocument;
    yield release;
  }
}

/** Versions by unit. */
export type Pins = Record<string, string>;

export function pinsOf(release: ReleaseDocument): Pins {
  return Object.fromEntries(Object.entries(release.units).map(([unit, { version }]) => [unit, version]));
}

function parsePointer(text: string): ChannelPointer | null {
  try {
    return JSON.parse(text) as ChannelPointer | null;
  } catch {
    return null;
  }
}
