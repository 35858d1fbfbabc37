import type { Overview, overviewCalls, UpcomingBooking } from '@resort/mf-membership/contract';
import { moneyText } from '@resort/shared/contract';
import { wasRestoredToday } from '../../core/closing/closing.ts';
import { balanceOf, type Balance } from '../../core/ledger/balance.ts';
import { orderKind } from '../../core/orders/order-kind.ts';
import { upcomingBookings, type Upcoming } from './plans/upcoming.ts';
import { standingOf } from './standing/standing.ts';
import { countUsable } from '../../core/vouchers/voucher-tabs.ts';
import type { ContextOf } from '../../platform/context.ts';
import { wireStanding } from './membership-status.ts';

const MOST_BOOKINGS = 3;

/** The content of the caller's home, from the tables of every core module; nothing is stored for it. */
export async function overviewOf(
  context: ContextOf<typeof overviewCalls, 'GET /member/overview'>,
): Promise<Overview> {
  const { db, clock, caller, language } = context;
  const { memberId } = caller;
  const [standing, dollars, points, vouchers, upcoming, isRestored] = await Promise.all([
    standingOf(db, clock, memberId),
    balanceOf(db, clock, { memberId, unit: 'DOLLAR' }),
    balanceOf(db, clock, { memberId, unit: 'POINT' }),
    countUsable(db, clock, memberId),
    upcomingBookings(db, clock, { memberId, language, most: MOST_BOOKINGS }),
    wasRestoredToday(db, clock, memberId),
  ]);
  return {
    membership: wireStanding(standing, language),
    dollars: dollarsOf(dollars),
    points: { available: Number(points.available) },
    vouchers,
    isRestored,
    upcoming: upcoming.map(booking),
  };
}

function dollarsOf({ available, pending, expiring: [next] }: Balance): Overview['dollars'] {
  return {
    available: moneyText(available),
    pending: moneyText(pending),
    expiring: next ? { amount: moneyText(next.amount), on: next.on } : null,
  };
}

function booking({ order, title, from, to, time, picture, checkIn }: Upcoming): UpcomingBooking {
  const { orderNo, kind, property } = order;
  const link = orderKind(kind).screen?.(order) ?? null;
  const open = checkIn === undefined ? {} : { checkIn };
  return { orderNo, kind, title, property, from, to, time, picture, link, ...open };
}
