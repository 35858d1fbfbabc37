import { randomBytes } from 'node:crypto';
import type { Services } from '../../platform/context.ts';

/** More than a year, because some guests come once a year. */
const DAYS = 400;
const DAY_MS = 86_400_000;
const SHAPE = /^(\d{1,15})\.(\d{1,6})\.([\w-]{16})\.([\w-]{43})$/;

/** A device with an earlier sign-in, and its member. */
export interface KnownDevice {
  readonly memberId: number;
  /** unique per sign-in */
  readonly id: string;
}

const PURPOSE = 'known-device';
const written = (mac: Buffer) => mac.toString('base64url');

/**
 * A token that a device gets when it signs in, and sends at the next sign-in. Its attempts are counted
 * separately from strangers', so that strangers cannot lock its member out. It grants no access, and nothing
 * is stored.
 */
export function deviceProof(services: Pick<Services, 'secrets' | 'clock'>, memberId: number): string {
  const day = Math.floor(services.clock.now().getTime() / DAY_MS);
  const stem = `${memberId}.${day}.${randomBytes(12).toString('base64url')}`;
  return `${stem}.${written(services.secrets.mac(PURPOSE, stem))}`;
}

/** undefined for a proof that is invalid or too old. */
export function readDeviceProof(
  services: Pick<Services, 'secrets' | 'clock'>,
  proof: string | undefined,
): KnownDevice | undefined {
  const [, memberId = '', day = '', id = '', mac = ''] = SHAPE.exec(proof ?? '') ?? [];
  if (!services.secrets.isMac(mac, written, PURPOSE, `${memberId}.${day}.${id}`)) return undefined;
  const age = Math.floor(services.clock.now().getTime() / DAY_MS) - Number(day);
  return age > DAYS ? undefined : { memberId: Number(memberId), id };
}
