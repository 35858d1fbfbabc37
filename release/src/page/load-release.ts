import type { PageGrant, ReleaseDocument } from '@resort/shared/remote';
import { readPinned, readRelease, type ChannelPointer } from '../channels/channel.ts';
import { integrityOf } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import type { PageParts } from './page.ts';
import { publicWhole } from './public-release.ts';

/** The release that a channel's pointer names. Throws as `loadParts` does. */
export async function loadCurrent(registry: Registry, pointer: ChannelPointer): Promise<PageParts> {
  const release = await readPinned(registry, pointer);
  return loadParts(registry, release, publicWhole(keys.release(pointer.channel, pointer.release), release));
}

/** An older release of a channel: the baseline of what rolls out. Throws as `loadParts` does. */
export async function loadNumber(registry: Registry, channel: string, number: number): Promise<PageParts> {
  const release = await readRelease(registry, channel, number);
  return loadParts(registry, release, publicWhole(keys.release(channel, number), release));
}

/** Reads what a page is made of; throws when anything is missing or not, byte for byte, what was pinned. */
export async function loadParts(
  registry: Registry,
  release: ReleaseDocument,
  whole: PageParts['whole'],
  grant?: PageGrant,
): Promise<PageParts> {
  const [name, shell] = Object.entries(release.units).find(([, unit]) => unit.page !== null) ?? [];
  if (name === undefined || !shell?.page) throw new Error(`Release ${release.number} has no shell.`);

  const read = async (file: string) => {
    const object = await registry.get(keys.artifact(name, shell.version, file));
    // a browser checks scripts and styles by their integrity; nobody but us can check what we inline
    if (object === null || integrityOf(object.body) !== shell.files[file]) {
      throw new Error(`${file} of ${name}@${shell.version} is missing or not what was published.`);
    }
    return object.body.toString();
  };
  const template = await read(shell.page.template);
  // a browser hashes the script after it has made every line end a line feed
  const boot = (await read(shell.page.boot)).replace(/\r\n?/g, '\n');
  const { worker } = shell.page;
  const isOn = release.config.offline !== false && worker !== undefined;
  const parts = { release, whole, shell, template, boot, worker: isOn ? await read(worker) : null };
  return { ...parts, ...(grant && { grant }) };
}
