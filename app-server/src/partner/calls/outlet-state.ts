import * as z from 'zod/mini';
import {
  CLOSURE_REASONS,
  closeShop,
  markSoldOut,
  openShop,
  setShopHours,
} from '../../domains/shop/venue/outlet-state.ts';
import { shop } from '../../domains/shop/tables/shops.ts';
import { eq } from 'drizzle-orm';
import { outletFor } from '../outlets.ts';
import { PartnerError } from '../partner-error.ts';
import { route, type PartnerContext } from '../route.ts';
import { outletCode } from './shapes.ts';

const day = z.iso.date();
/** First and last day, both inclusive; at most a year. */
const span = { outlet: outletCode, from: day, to: day };
const minute = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const period = z.object({ from: minute, to: minute });

/** The outlet, which members can look at. Throws UNKNOWN_OUTLET, OTHER_PROPERTY. */
async function shopFor({ tx, partner, body }: PartnerContext<{ outlet: string }>): Promise<string> {
  const { code } = await outletFor(tx, partner, body.outlet);
  if ((await tx.$count(shop, eq(shop.code, code))) === 0) throw new PartnerError('UNKNOWN_OUTLET');
  return code;
}

const YEAR_MS = 366 * 86_400_000;
function checkSpan({ from, to }: { readonly from: string; readonly to: string }): void {
  const ms = Date.parse(to) - Date.parse(from);
  if (ms < 0 || ms > YEAR_MS) throw new PartnerError('MALFORMED');
}

const reply = z.object({ outlet: outletCode });
const errors = ['UNKNOWN_OUTLET', 'OTHER_PROPERTY', 'MALFORMED'] as const;

export const setHours = route({
  path: 'outlets/hours',
  scope: 'outlet:write',
  summary: 'The opening hours of a week: seven lists, Monday first; a period may end after midnight',
  body: z.object({
    outlet: outletCode,
    week: z.array(z.array(period).check(z.maxLength(4))).check(z.length(7)),
  }),
  reply,
  errors,
  async handle(context) {
    const code = await shopFor(context);
    if (!(await setShopHours(context.tx, code, context.body.week))) throw new PartnerError('MALFORMED');
    return { outlet: code };
  },
});

export const closeOutlet = route({
  path: 'outlets/close',
  scope: 'outlet:write',
  summary: 'The outlet does not open on these days. Bookings that it has stay; report or cancel each of them',
  body: z.object({ ...span, reason: z.enum(CLOSURE_REASONS) }),
  reply,
  errors,
  async handle(context) {
    const code = await shopFor(context);
    checkSpan(context.body);
    await closeShop(context.tx, code, context.body);
    return { outlet: code };
  },
});

export const openOutlet = route({
  path: 'outlets/open',
  scope: 'outlet:write',
  summary: 'The outlet opens on these days again, and takes bookings',
  body: z.object(span),
  reply,
  errors,
  async handle(context) {
    const code = await shopFor(context);
    checkSpan(context.body);
    await openShop(context.tx, code, context.body);
    return { outlet: code };
  },
});

export const sellOut = route({
  path: 'outlets/sold-out',
  scope: 'outlet:write',
  summary: 'The outlet opens on this day but takes no more bookings, or takes them again',
  body: z.object({ outlet: outletCode, day, soldOut: z.boolean() }),
  reply,
  errors,
  async handle(context) {
    const code = await shopFor(context);
    const { day: on, soldOut } = context.body;
    await markSoldOut(context.tx, code, { day: on, isSoldOut: soldOut });
    return { outlet: code };
  },
});
