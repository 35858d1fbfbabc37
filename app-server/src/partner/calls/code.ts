import { TIERS, VOUCHER_TYPES } from '@resort/shared/calls/rows';
import { moneyText, personName } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { balanceOf } from '../../core/ledger/balance.ts';
import { fromMop } from '../../core/member/currencies.ts';
import { ownVouchers } from '../../core/vouchers/own-vouchers.ts';
import { memberOfPass } from '../../domains/membership/member-code/pass-member.ts';
import { redeemMemberCode } from '../../domains/membership/member-code/member-code.ts';
import { servedAt } from '../../domains/vouchers/outlets.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { member, type outlet } from '../../schema/index.ts';
import { outletFor, rateOf } from '../outlets.ts';
import { route, type PartnerContext } from '../route.ts';
import { openVisit } from '../visits.ts';
import { currency, money, outletCode } from './shapes.ts';

const body = z.object({
  /** as scanned: `MB1.…`, or `MP1.…` of a pass in a wallet */
  code: z.string().check(z.maxLength(128)),
  outlet: outletCode,
  currency,
});

const reply = z.object({
  /** names the member in this till's calls until `expiresAt` */
  visit: z.string(),
  expiresAt: z.string(),
  name: z.string(),
  tier: z.enum(TIERS),
  /** what the dollars pay, in the till's currency */
  balance: z.object({ currency, amount: money, dollars: money, points: z.int() }),
  vouchers: z.array(
    z.object({
      id: z.string(),
      type: z.enum(VOUCHER_TYPES),
      name: z.string(),
      /** of the bill, in MOP */
      minSpend: money,
      validTo: z.string(),
    }),
  ),
});

async function vouchersAt(
  { tx, clock }: PartnerContext<unknown>,
  memberId: number,
  at: typeof outlet.$inferSelect,
) {
  const own = await ownVouchers(tx, clock, { memberId });
  const usable: z.infer<typeof reply>['vouchers'] = [];
  for (const voucher of own.filter(({ barred }) => barred === null)) {
    if ((await servedAt(tx, voucher, [at])).length === 0) continue;
    const { id, type, name, minSpend, validTo } = voucher;
    const on = { minSpend: moneyText(minSpend), validTo: macauInstant(validTo) };
    usable.push({ id: String(id), type, name: name.en, ...on });
  }
  return usable;
}

export const readCode = route({
  path: 'code',
  scope: 'code:read',
  summary: 'Who is behind the code on a member’s phone; a live code is used up by it',
  body,
  reply,
  errors: ['CODE_INVALID', 'UNKNOWN_OUTLET', 'NO_RATE'],
  async handle(context) {
    const { tx, clock, partner } = context;
    const at = await outletFor(tx, partner, context.body.outlet);
    const till = rateOf(context.body.currency).code;
    const ofPass = await memberOfPass(tx, context, context.body.code);
    const memberId = ofPass ?? (await redeemMemberCode(tx, context, context.body.code));
    const [own] = await tx.select().from(member).where(eq(member.id, memberId));
    if (own === undefined) throw new Error('the member has gone');
    const isByPass = ofPass !== undefined;
    const opened = await openVisit(tx, clock, {
      memberId,
      partner: partner.partner,
      outlet: at.code,
      isByPass,
    });
    const dollars = (await balanceOf(tx, clock, { memberId, unit: 'DOLLAR' })).available;
    const points = (await balanceOf(tx, clock, { memberId, unit: 'POINT' })).available;
    return {
      visit: opened.ref,
      expiresAt: macauInstant(opened.expiresAt),
      name: personName(own, 'en'),
      tier: own.tier,
      balance: {
        currency: till,
        amount: moneyText(fromMop(dollars, till)),
        dollars: moneyText(dollars),
        points: Number(points),
      },
      vouchers: await vouchersAt(context, memberId, at),
    };
  },
});
