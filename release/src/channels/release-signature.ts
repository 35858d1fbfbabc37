import { toJsonBody } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { isSigned, signBytes, type Signature } from '../signing/keyring.ts';
import { isSignatures } from '../signing/sealed.ts';

/** Stored beside a release document: signatures over its exact bytes. */
interface SignatureDocument {
  schema: 'signatures/1';
  signatures: Signature[];
}

export type SignatureState = 'good' | 'missing' | 'bad';

/** Whether a trusted key signed exactly these bytes as this release. */
export async function signatureOf(
  { get, keyring }: Registry,
  release: { channel: string; number: number },
  body: Buffer,
): Promise<SignatureState> {
  const object = await get(keys.signature(release.channel, release.number));
  if (object === null) return 'missing';
  const signatures = readSignatures(object.body.toString());
  return isSigned(keyring, body, signatures) ? 'good' : 'bad';
}

/** Adds this process's signature to the existing ones. */
export async function signRelease(
  registry: Registry,
  { channel, number }: { channel: string; number: number },
  body: Buffer,
): Promise<void> {
  const key = keys.signature(channel, number);
  const mine = signBytes(registry.keyring, body);
  for (;;) {
    const object = await registry.get(key);
    const others = object === null ? [] : readSignatures(object.body.toString());
    const signatures = [...others.filter((one) => one.key !== mine.key), mine];
    const document: SignatureDocument = { schema: 'signatures/1', signatures };
    if (await registry.compareAndSwap(key, object?.etag ?? null, toJsonBody(document))) return;
  }
}

function readSignatures(text: string): Signature[] {
  try {
    const { signatures } = JSON.parse(text) as { signatures?: unknown };
    return isSignatures(signatures) ? signatures : [];
  } catch {
    return [];
  }
}
