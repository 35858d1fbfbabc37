import { PASS_KINDS, type PassKind } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import type { Executor, Services } from '../../../platform/context.ts';
import { member } from '../../../schema/index.ts';
import type { PassOwned } from './pass-content.ts';

const FORM = /^(card|ticket|voucher)-([0-9A-Z]*)-([0-9A-Z]{1,20})$/;

/** `ticket-7KQ2M4XW9RTA-R100001`: of the thing and whose it is, so that a ticket given away is another pass. */
export const serialOf = (kind: PassKind, id: string, memberNo: string): string =>
  `${kind.toLowerCase()}-${id}-${memberNo}`;

/** What a serial number names; undefined where there is no such member. */
export async function ownedBySerial(db: Executor, serial: string): Promise<PassOwned | undefined> {
  const [, word = '', id = '', memberNo = ''] = FORM.exec(serial) ?? [];
  const kind = PASS_KINDS.find((one) => one.toLowerCase() === word);
  if (kind === undefined) return undefined;
  const [own] = await db.select({ id: member.id }).from(member).where(eq(member.memberNo, memberNo));
  return own && { memberId: own.id, kind, id };
}

const PURPOSE = 'pass-token';
const written = (mac: Buffer): string => mac.toString('base64url');

/** Proves that a phone has this pass, which contains it. It is not stored. */
export const tokenOf = ({ secrets }: Pick<Services, 'secrets'>, serial: string): string =>
  written(secrets.mac(PURPOSE, serial));

/** Whether `Authorization: ApplePass <token>` proves it. */
export function isProven(
  { secrets }: Pick<Services, 'secrets'>,
  serial: string,
  authorization: string | undefined,
): boolean {
  const [, token = ''] = /^ApplePass ([\w-]+)$/.exec(authorization ?? '') ?? [];
  return secrets.isMac(token, written, PURPOSE, serial);
}
