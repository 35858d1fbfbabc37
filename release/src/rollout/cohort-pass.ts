import { record } from '../audit/audit-log.ts';
import { assertChannel, assertCohort } from '../storage/names.ts';
import type { Author } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { isSigned, signBytes, type Keyring } from '../signing/keyring.ts';

export interface CohortPass {
  cohort: string;
  /** the cookie's value: `<cohort>.<expiry, base 36>.<key id>.<signature, base64url>` */
  pass: string;
  /** ISO 8601 */
  expiresAt: string;
}

const DAY_MS = 86_400_000;

/**
 * Signs a pass for a cohort of a channel. It contains no identity, can be shared, and grants only what rolls
 * out to that cohort.
 */
export async function makeCohortPass(
  registry: Registry,
  { channel, cohort, days, by, reason }: Author & { channel: string; cohort: string; days: number },
): Promise<CohortPass> {
  assertCohort(cohort);
  const expires = Date.now() + days * DAY_MS;
  const expiresAt = new Date(expires).toISOString();
  const bytes = bytesOf(assertChannel(channel), cohort, expires);
  const { key, value } = signBytes(registry.keyring, bytes);
  await record(registry, { verb: 'cohort', channel, by, reason, subjects: [cohort, `until ${expiresAt}`] });
  return { cohort, pass: written(cohort, expires, key, value), expiresAt };
}

/** The cohort and expiry of a pass; null if it expired or has no trusted signature. */
export function readCohortPass(
  keyring: Keyring,
  channel: string,
  pass: string,
): { cohort: string; expires: number } | null {
  const [cohort = '', expiry = '', key = '', signature = ''] = pass.split('.');
  const expires = Number.parseInt(expiry, 36);
  const value = Buffer.from(signature, 'base64url').toString('base64');
  // a pass has one canonical form: no suffix, no other spelling
  if (pass !== written(cohort, expires, key, value) || !(expires > Date.now())) return null;
  return isSigned(keyring, bytesOf(channel, cohort, expires), [{ key, value }]) ? { cohort, expires } : null;
}

const written = (cohort: string, expires: number, key: string, value: string) =>
  [cohort, expires.toString(36), key, Buffer.from(value, 'base64').toString('base64url')].join('.');

/** The prefix is unique among signed texts, so that no other signature is valid as a pass, and vice versa. */
const bytesOf = (channel: string, cohort: string, expires: number) =>
  Buffer.from(`cohort/1 ${channel} ${cohort} ${expires}`);
