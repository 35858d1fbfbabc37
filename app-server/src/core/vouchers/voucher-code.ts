import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { voucher } from '../../schema/index.ts';
import { lockVouchers } from './change.ts';
import { assertUsable } from './hold-vouchers.ts';

/** Seconds after which the member's screen has asked for another code. */
export const VOUCHER_CODE_REFRESH_SECONDS = 60;

/** Beyond them: the screen counts from when it asked, and a code shown in its last second must still be scanned. */
const SCAN_SECONDS = 15;

const FORM = /^VC1\.([1-9]\d{0,14})\.(\d{1,9})\.(\d{10})\.([0-9a-f]{10})$/;

const PURPOSE = 'voucher-code';
const written = (mac: Buffer): string => mac.toString('hex').slice(0, 10);

/**
 * A live code of a member's voucher: `VC1.<id>.<n>.<exp>.<mac10>`, exp in seconds since 1970. It increments
 * `n`, which invalidates earlier codes. Throws NOT_YOURS, VOUCHER_USED, VOUCHER_EXPIRED, VOUCHER_HELD,
 * VOUCHER_NOT_APPLICABLE.
 */
export async function issueVoucherCode(
  tx: Transaction,
  services: Services,
  { memberId, voucherId }: { readonly memberId: number; readonly voucherId: number },
): Promise<{ readonly content: string; readonly expiresAt: Date }> {
  const [locked] = await lockVouchers(tx, services.clock, [voucherId]);
  if (locked?.memberId !== memberId) throw new DomainError('NOT_YOURS');
  assertUsable(locked);
  await tx
    .update(voucher)
    .set({ codeNumber: sql`${voucher.codeNumber} + 1` })
    .where(eq(voucher.id, voucherId));
  const issued = Math.floor(services.clock.now().getTime() / 1000);
  const exp = issued + VOUCHER_CODE_REFRESH_SECONDS + SCAN_SECONDS;
  const parts = [String(voucherId), String(locked.codeNumber + 1), String(exp)];
  const content = ['VC1', ...parts, written(services.secrets.mac(PURPOSE, ...parts))].join('.');
  return { content, expiresAt: new Date(exp * 1000) };
}

/**
 * The voucher of a scanned code, locked until the transaction ends. An expired or forged code, and one that
 * is not the latest, are all QR_EXPIRED. Using the voucher makes the code single-use.
 */
export async function readVoucherCode(
  tx: Transaction,
  services: Services,
  content: string,
): Promise<{ readonly voucherId: number; readonly memberId: number }> {
  const [, id = '', number = '', exp = '', mac = ''] = FORM.exec(content) ?? [];
  const isGenuine = services.secrets.isMac(mac, written, PURPOSE, id, number, exp);
  const isLive = Number(exp) > services.clock.now().getTime() / 1000;
  if (!isGenuine || !isLive) throw new DomainError('QR_EXPIRED');
  const [locked] = await lockVouchers(tx, services.clock, [Number(id)]);
  if (locked?.codeNumber !== Number(number)) throw new DomainError('QR_EXPIRED');
  return { voucherId: locked.id, memberId: locked.memberId };
}
