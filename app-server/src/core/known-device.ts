import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '../platform/context.ts';

/** Longer than a year: guests come once a year. */
const DAYS = 400;
const DAY_MS = 86_400_000;
const SHAPE = /^(\d{1,15})\.(\d{1,6})\.([\w-]{16})\.([\w-]{43})$/;

/** A device that signed in before, and as whom. */
export interface KnownDevice {
  readonly memberId: number;
  /** unlike that of every other sign-in */
  readonly id: string;
}

const macOf = ({ secrets }: Pick<Services, 'secrets'>, stem: string) =>
  secrets.mac('known-device', stem).toString('base64url');

/**
 * What a device gets when it signs in, and shows when it signs in again: its tries are then counted apart from those of
 * strangers, so that strangers cannot lock its member out. It opens nothing. Nothing is stored.
 */
export function deviceProof(services: Pick<Services, 'secrets' | 'clock'>, memberId: number): string {
  const day = Math.floor(services.clock.now().getTime() / DAY_MS);
  const stem = `${memberId}.${day}.${randomBytes(12).toString('base64url')}`;
  return `${stem}.${macOf(services, stem)}`;
}

/** undefined for a proof that is not ours, or too old. */
export function readDeviceProof(
  services: Pick<Services, 'secrets' | 'clock'>,
  proof: string | undefined,
): KnownDevice | undefined {
  const [, memberId = '', day = '', id = '', mac = ''] = SHAPE.exec(proof ?? '') ?? [];
  if (mac === '') return undefined;
  const expected = macOf(services, `${memberId}.${day}.${id}`);
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return undefined;
  const age = Math.floor(services.clock.now().getTime() / DAY_MS) - Number(day);
  return age > DAYS ? undefined : { memberId: Number(memberId), id };
}
