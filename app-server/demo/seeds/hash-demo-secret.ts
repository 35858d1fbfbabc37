import { hashSecret } from '../../src/core/password/scrypt.ts';
import KNOWN from './known-hashes.json' with { type: 'json' };

/**
 * The stored form of a demo password or PIN. Hashing all of them takes two cores two seconds, at every first start, so
 * `known-hashes.json` keeps the result of `hashSecret` for each; a secret that it does not have is hashed.
 */
export const hashDemoSecret = async (secret: string): Promise<string> =>
  (KNOWN as Readonly<Record<string, string>>)[secret] ?? hashSecret(secret);
