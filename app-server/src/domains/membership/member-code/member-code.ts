import { and, eq } from 'drizzle-orm';
import type { Executor, Services } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { member } from '../../../schema/index.ts';
import { spendOnce } from '../../../core/proofs/step-ticket.ts';

/** Seconds after which the member's screen requests a new code. */
export const MEMBER_CODE_REFRESH_SECONDS = 60;

/**
 * Additional validity: the screen counts from its request, and a code shown in its last second must still be
 * accepted.
 */
const SCAN_SECONDS = 15;

const FORM = /^MB1\.([A-Z0-9]{1,20})\.(\d{10})\.([0-9a-f]{10})$/;

const PURPOSE = 'member-code';
const written = (mac: Buffer): string => mac.toString('hex').slice(0, 10);

/** A code for a point of sale: `MB1.<memberNo>.<exp>.<mac10>`, exp in seconds since 1970. Nothing is stored. */
export function issueMemberCode(services: Services, memberNo: string): { content: string; expiresAt: Date } {
  const issued = Math.floor(services.clock.now().getTime() / 1000);
  const exp = issued + MEMBER_CODE_REFRESH_SECONDS + SCAN_SECONDS;
  const content = `MB1.${memberNo}.${exp}.${written(services.secrets.mac(PURPOSE, memberNo, String(exp)))}`;
  return { content, expiresAt: new Date(exp * 1000) };
}

function read(services: Services, content: string): { memberNo: string; secondsLeft: number } | null {
  const [, memberNo = '', exp = '', mac = ''] = FORM.exec(content) ?? [];
  if (!services.secrets.isMac(mac, written, PURPOSE, memberNo, exp)) return null;
  const secondsLeft = Number(exp) - services.clock.now().getTime() / 1000;
  return secondsLeft > 0 ? { memberNo, secondsLeft } : null;
}

/**
 * Redeems a scanned code at a point of sale: returns the member, once. An expired, used or forged code, and
 * one of an inactive member, are all QR_EXPIRED, so that a till learns nothing else; of concurrent scans one
 * succeeds.
 */
export async function redeemMemberCode(db: Executor, services: Services, content: string): Promise<number> {
  const code = read(services, content);
  if (code === null) throw new DomainError('QR_EXPIRED');
  const [owner] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.memberNo, code.memberNo), eq(member.status, 'ACTIVE')));
  if (owner === undefined) throw new DomainError('QR_EXPIRED');
  const isFirst = await spendOnce(db, services, {
    purpose: 'MEMBER_CODE',
    ticket: content,
    subject: String(owner.id),
    seconds: Math.ceil(code.secondsLeft),
  });
  if (!isFirst) throw new DomainError('QR_EXPIRED');
  return owner.id;
}
