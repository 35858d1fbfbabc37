import type { ReleaseDocument } from '@resort/shared/remote';
import { integrityOf } from '../base/hashing.ts';
import { assertChannel, keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { signatureOf } from './release-signature.ts';
import type { Storage } from '../storage/storage.ts';

/** The only mutable object of a channel: its current release. Browsers read it, too. */
export interface ChannelPointer {
  schema: 'channel/1';
  channel: string;
  /** the number of the current release */
  release: number;
  /** absolute path of its document */
  url: string;
  /** `sha384-…` of the document's bytes */
  digest: string;
  /** `<unit>@<version>` of every version that open tabs must leave, however old the tabs are */
  blocked?: string[];
}

export interface StandingPointer {
  pointer: ChannelPointer;
  etag: string;
}

/** null before the first pin. Throws if the object is no pointer of this channel. */
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

/**
 * The release of a pointer. Throws if its bytes differ from the pinned ones, or no trusted key signed them.
 */
export async function readPinned(registry: Registry, pointer: ChannelPointer): Promise<ReleaseDocument> {
  return readRelease(registry, pointer.channel, pointer.release, pointer.digest);
}

/** A release of a channel. Throws if it is missing, was changed, or has no trusted signature. */
export async function readRelease(
  registry: Registry,
  channel: string,
  number: number,
  digest?: string,
): Promise<ReleaseDocument> {
  const name = `Release ${number} of channel ${channel}`;
  const object = await registry.get(keys.release(channel, number));
  if (object === null) throw new Error(`${name} is missing.`);
  if (digest !== undefined && integrityOf(object.body) !== digest)
    throw new Error(`${name} is not what was pinned.`);
  if ((await signatureOf(registry, { channel, number }, object.body)) !== 'good')
    throw new Error(`${name} has no signature of a trusted key over its bytes: run "verify".`);
  const release = JSON.parse(object.body.toString()) as ReleaseDocument;
  // a signed document must be where it says it belongs, not a copy under another key
  if (release.channel !== channel || release.number !== number)
    throw new Error(`${name} contains another release than its name says.`);
  return release;
}

/** The releases of a channel, from the current one back to the first. */
export async function* releasesOf(registry: Registry, channel: string): AsyncGenerator<ReleaseDocument> {
  const standing = await readPointer(registry, channel);
  if (standing === null) return;
  let release = await readPinned(registry, standing.pointer);
  yield release;
  while (release.parent !== null) {
    release = await readRelease(registry, channel, release.parent);
    yield release;
  }
}

/** Every channel with a pin, by name. */
export async function listChannels({ list }: Pick<Storage, 'list'>): Promise<string[]> {
  const pointers = await list('channels/');
  return pointers.map((key) => key.slice('channels/'.length, -'.json'.length));
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
