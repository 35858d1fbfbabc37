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
import type { Transaction } from '../../platform/database/index.ts';
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

interface OutletState<Shape extends z.ZodMiniType<{ outlet: string }>> {
  readonly path: string;
  readonly summary: string;
  readonly body: Shape;
  readonly apply: (tx: Transaction, code: string, body: z.infer<Shape>) => Promise<unknown>;
}

/** A call that changes the state of one outlet, and answers with its code. */
const outletState = <Shape extends z.ZodMiniType<{ outlet: string }>>({
  apply,
  ...call
}: OutletState<Shape>) =>
  route({
    ...call,
    scope: 'outlet:write',
    reply,
    errors,
    async handle(context) {
      const outlet = await shopFor(context);
      await apply(context.tx, outlet, context.body);
      return { outlet };
    },
  });

export const setHours = outletState({
  path: 'outlets/hours',
  summary: 'The opening hours of a week: seven lists, Monday first; a period may end after midnight',
  body: z.object({
    outlet: outletCode,
    week: z.array(z.array(period).check(z.maxLength(4))).check(z.length(7)),
  }),
  async apply(tx, code, { week }) {
    if (!(await setShopHours(tx, code, week))) throw new PartnerError('MALFORMED');
  },
});

export const closeOutlet = outletState({
  path: 'outlets/close',
  summary: 'The outlet does not open on these days. Bookings that it has stay; report or cancel each of them',
  body: z.object({ ...span, reason: z.enum(CLOSURE_REASONS) }),
  async apply(tx, code, days) {
    checkSpan(days);
    await closeShop(tx, code, days);
  },
});

export const openOutlet = outletState({
  path: 'outlets/open',
  summary: 'The outlet opens on these days again, and takes bookings',
  body: z.object(span),
  async apply(tx, code, days) {
    checkSpan(days);
    await openShop(tx, code, days);
  },
});

export const sellOut = outletState({
  path: 'outlets/sold-out',
  summary: 'The outlet opens on this day but takes no more bookings, or takes them again',
  body: z.object({ outlet: outletCode, day, soldOut: z.boolean() }),
  apply: (tx, code, { day: on, soldOut }) => markSoldOut(tx, code, { day: on, isSoldOut: soldOut }),
});
