import type { PageGrant, ReleaseDocument } from '@resort/shared/remote';
import { readPinned, readRelease, type ChannelPointer } from '../../channels/channel.ts';
import { integrityOf } from '../../base/hashing.ts';
import { keys } from '../../storage/names.ts';
import type { Registry } from '../../registry/registry.ts';
import type { PageParts } from './page.ts';
import { publicWhole } from './public-release.ts';

/** The release of a channel's pointer. Throws as `loadParts` does. */
export async function loadCurrent(registry: Registry, pointer: ChannelPointer): Promise<PageParts> {
  const release = await readPinned(registry, pointer);
  return loadParts(registry, release, publicWhole(keys.release(pointer.channel, pointer.release), release));
}

/** An older release of a channel: the baseline of a roll-out. Throws as `loadParts` does. */
export async function loadNumber(registry: Registry, channel: string, number: number): Promise<PageParts> {
  const release = await readRelease(registry, channel, number);
  return loadParts(registry, release, publicWhole(keys.release(channel, number), release));
}

/** Reads the parts of a page. Throws if one is missing or differs from the pinned bytes. */
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
    // browsers check scripts and styles by their integrity, but not the inlined parts
    if (object === null || integrityOf(object.body) !== shell.files[file]) {
      throw new Error(`${file} of ${name}@${shell.version} is missing or not what was published.`);
    }
    return object.body.toString();
  };
  const template = await read(shell.page.template);
  // browsers normalise line ends to line feeds before they hash what is inline
  const readInline = async (file: string) => (await read(file)).replace(/\r\n?/g, '\n');
  const boot = await readInline(shell.page.boot);
  const { worker, inlineStyle } = shell.page;
  const style = inlineStyle === undefined ? null : await readInline(inlineStyle);
  const isOn = release.config.offline !== false && worker !== undefined;
  const parts = { release, whole, shell, template, boot, style, worker: isOn ? await read(worker) : null };
  return { ...parts, ...(grant && { grant }) };
}
