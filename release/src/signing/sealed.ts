import { canonicalJson } from '../base/hashing.ts';
import { isSigned, signBytes, type Keyring, type Signature } from './keyring.ts';

/** A document with its own signatures, over its canonical JSON without them. */
export type Sealed<T extends object> = T & { signatures: Signature[] };

export function seal<T extends object>(keyring: Keyring, document: T): Sealed<T> {
  return { ...document, signatures: [signBytes(keyring, bytesOf(document))] };
}

/** False for a document without signatures, too. */
export function isSealed(keyring: Keyring, sealed: object): boolean {
  const { signatures, ...document } = { signatures: null, ...sealed };
  return isSignatures(signatures) && isSigned(keyring, bytesOf(document), signatures);
}

/** Validates untrusted data from the store. */
export function isSignatures(value: unknown): value is Signature[] {
  const isOne = (one: unknown) =>
    typeof one === 'object' &&
    one !== null &&
    'key' in one &&
    'value' in one &&
    typeof one.value === 'string';
  return Array.isArray(value) && value.every(isOne);
}

const bytesOf = (document: object) => Buffer.from(canonicalJson(document));
