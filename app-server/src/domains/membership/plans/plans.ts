import type { Plan, planCalls, PlanKind } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { orderKind } from '../../../core/orders/order-kind.ts';
import { upcomingBookings, type Upcoming } from './upcoming.ts';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import { placeOf } from '../../../core/properties/properties.ts';
import { inLanguage } from '../../../locales/written.ts';
import type { ContextOf, Executor } from '../../../platform/context.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import { activity, activitySignUp } from '../../content/tables/content.ts';
import { clashesOf } from './clashes.ts';

/** More than anybody has ahead. */
const MOST = 200;

type Unchecked = Omit<Plan, 'clashes'>;

const KINDS: Readonly<Record<string, PlanKind>> = {
  ROOM: 'ROOM',
  DINING: 'DINING',
  SPA: 'SPA',
  TICKET: 'TICKET',
};

function fromOrder({ order, endsAt, ...booking }: Upcoming, language: Language): Unchecked {
  const { title, from, to, time, picture, checkIn } = booking;
  const start = time === null ? null : `${from}T${time}:00+08:00`;
  return {
    id: order.orderNo,
    kind: KINDS[order.kind] ?? 'PICK_UP',
    title,
    property: placeOf(order.property, language),
    from,
    to,
    time,
    span: start === null || endsAt === undefined ? null : { start, end: macauInstant(endsAt) },
    picture,
    link: orderKind(order.kind).screen?.(order) ?? null,
    ...(checkIn === undefined ? {} : { checkIn }),
  };
}

interface Asking {
  memberId: number;
  language: Language;
}

/** Activities that the member has places at and that are not over. */
async function activitiesOf(
  db: Executor,
  clock: Clock,
  { memberId, language }: Asking,
): Promise<Unchecked[]> {
  const rows = await db
    .select({ activity })
    .from(activitySignUp)
    .innerJoin(activity, eq(activity.id, activitySignUp.activityId))
    .where(
      and(
        eq(activitySignUp.memberId, memberId),
        gt(activitySignUp.seats, 0),
        gt(activity.endsAt, clock.sqlNow()),
      ),
    )
    .orderBy(asc(activity.startsAt))
    .limit(MOST);
  return rows.map(({ activity: row }) => {
    const start = macauInstant(row.startsAt);
    return {
      id: `activity-${row.id}`,
      kind: 'ACTIVITY',
      title: inLanguage(row.title, language),
      property: placeOf(row.property, language),
      from: start.slice(0, 10),
      to: null,
      time: start.slice(11, 16),
      span: { start, end: macauInstant(row.endsAt) },
      picture: coverOf(row.pictures, language).src,
      link: `/activity?id=${row.id}`,
    };
  });
}

/** Everything that a member has ahead, earliest first, with what cannot be done together. */
export async function plansAhead(db: Executor, clock: Clock, asking: Asking): Promise<Plan[]> {
  const [bookings, activities] = await Promise.all([
    upcomingBookings(db, clock, { ...asking, most: MOST }),
    activitiesOf(db, clock, asking),
  ]);
  const all = [...bookings.map((booking) => fromOrder(booking, asking.language)), ...activities];
  const when = ({ from, time }: Unchecked) => `${from} ${time ?? ''}`;
  const sorted = all.sort((a, b) => when(a).localeCompare(when(b)));
  const clashes = clashesOf(sorted);
  return sorted.map((plan) => ({ ...plan, clashes: clashes.get(plan.id) ?? [] }));
}

/** The caller's plans. */
export async function plansOf({
  db,
  clock,
  caller: { memberId },
  language,
}: ContextOf<typeof planCalls, 'GET /member/plans'>): Promise<{ plans: Plan[] }> {
  return { plans: await plansAhead(db, clock, { memberId, language }) };
}
