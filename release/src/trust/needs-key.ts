import { listChannels } from '../channels/channel.ts';
import { signatureOf } from '../channels/release-signature.ts';
import type { Registry } from '../registry/registry.ts';
import { isSealed } from '../signing/sealed.ts';
import { documentsOf, releasesOf, sealsOf } from './adopt.ts';

/**
 * What would have no trusted signature any more without this key: seals of versions, documents and releases of every
 * channel, back to its first one. `adopt` signs them with the key that signs. Lines of the log are not counted.
 */
export async function needsKey(registry: Registry, id: string): Promise<string[]> {
  const others = new Map([...registry.keyring.trusted].filter(([other]) => other !== id));
  const without = { ...registry, keyring: { ...registry.keyring, trusted: others } };
  const needed: string[] = [];
  for (const key of [...(await sealsOf(registry)), ...(await documentsOf(registry))]) {
    const object = await registry.get(key);
    if (object === null) continue;
    const standing = JSON.parse(object.body.toString()) as object;
    if (isSealed(registry.keyring, standing) && !isSealed(without.keyring, standing)) needed.push(key);
  }
  for (const channel of await listChannels(registry))
    for await (const { number, body } of releasesOf(registry, channel)) {
      const release = { channel, number };
      const isGood = (await signatureOf(registry, release, body)) === 'good';
      if (isGood && (await signatureOf(without, release, body)) !== 'good')
        needed.push(`${channel} ${number}`);
    }
  return needed;
}
