import { randomBytes } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { programmeYear } from '../../src/core/member/programme-year.ts';
import { readProperties } from '../../src/core/properties/properties.ts';
import { createClock } from '../../src/platform/time/clock.ts';
import type { Environment } from '../../src/platform/config/config.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { inTransaction, type Database, type Transaction } from '../../src/platform/database/index.ts';
import { card, member } from '../../src/schema/index.ts';
import { seedContent } from './content/index.ts';
import { seedExchange } from './exchange/index.ts';
import { seedExchanged } from './exchange/orders.ts';
import { seedGiftClaims } from './gifts.ts';
import { seedHotels } from './hotels/index.ts';
import { DEMO_AREA_CODE, DEMO_MEMBERS, type DemoMember } from './members.ts';
import { seedReservations } from './hotels/reservations.ts';
import { seedPopWindows } from './pop-windows.ts';
import { profileOf, seedProfileHistory } from './profiles.ts';
import { seedSignIn } from './sign-in.ts';
import { seedOffers } from './offers/index.ts';
import { seedShops } from './shops/index.ts';
import { seedShopReservations } from './shops/reservations.ts';
import { seedTickets } from './tickets/index.ts';
import { seedTicketOrders } from './tickets/orders.ts';
import { seedGates } from './tickets/gates.ts';
import { seedGuests } from './tickets/guests.ts';
import { seedReferrals } from './referrals.ts';
import { seedSpending } from './spending/index.ts';
import { seedCoupons } from './vouchers/coupons.ts';
import { seedOutlets } from './vouchers/outlets.ts';
import { seedOwnVouchers } from './vouchers/own-vouchers.ts';

const SEED_LOCK = 7_406_003;
const DAY_MS = 86_400_000;
const FIRST_MEMBER_NO = 100_001;
const FIRST_CARD_NO = 880_012_345_678;

const memberNoAt = (position: number) => `R${FIRST_MEMBER_NO + position}`;

/** By member number, because phone numbers can change. */
async function missingMembers(tx: Transaction): Promise<{ demo: DemoMember; position: number }[]> {
  const numbers = DEMO_MEMBERS.map((_, position) => memberNoAt(position));
  const present = await tx
    .select({ memberNo: member.memberNo })
    .from(member)
    .where(inArray(member.memberNo, numbers));
  const known = new Set(present.map(({ memberNo }) => memberNo));
  return DEMO_MEMBERS.map((demo, position) => ({ demo, position })).filter(
    ({ position }) => !known.has(memberNoAt(position)),
  );
}

async function addMember(tx: Transaction, demo: DemoMember, position: number, now: Date): Promise<void> {
  const { joinedDaysAgo, ...data } = demo;
  const joinedAt = new Date(now.getTime() - joinedDaysAgo * DAY_MS);
  // at stake this year, on every day of a year
  const { endsAt: expiresAt } = programmeYear(now);
  const [added] = await tx
    .insert(member)
    .values({
      ...data,
      memberNo: memberNoAt(position),
      areaCode: DEMO_AREA_CODE,
      tierExpiresAt: expiresAt,
      currency: 'MOP',
      openKey: randomBytes(16).toString('hex'),
      joinedAt,
      ...profileOf(demo, joinedAt),
    })
    .returning({ id: member.id });
  if (added === undefined) throw new Error('a demo member was not stored');
  await tx.insert(card).values({
    memberId: added.id,
    cardNo: String(FIRST_CARD_NO + position),
    tier: demo.tier,
    status: 'ACTIVE',
    issuedAt: joinedAt,
    expiresAt,
  });
  await seedProfileHistory(tx, { phone: demo.phone, memberId: added.id, now });
}

/**
 * Adds missing demo members and their data in development; nothing in production. Seeding again changes
 * nothing. If several processes start, one seeds and the others wait.
 */
export async function seed(
  db: Database,
  {
    environment,
    fixedNow,
    serverKeys,
  }: {
    environment: Environment;
    fixedNow?: Date | undefined;
    /** without the server's keys, encrypted data is not seeded */
    serverKeys?: readonly Uint8Array[];
  },
): Promise<void> {
  if (environment !== 'development') return;
  const clock = createClock(fixedNow);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const missing = await missingMembers(tx);
    for (const { demo, position } of missing) await addMember(tx, demo, position, now);
    await seedSignIn(tx);
    await seedExchange(tx, clock);
    await seedHotels(tx, clock);
    await readProperties(tx);
    await seedOutlets(tx);
    await seedShops(tx, now);
    await seedGates(tx);
    if (serverKeys !== undefined) await seedGuests(tx, createSecrets(serverKeys), now);
    await seedTickets(tx, now);
    await seedCoupons(tx, now);
    await seedOffers(tx, now);
    await seedOwnVouchers(tx, now);
    await seedGiftClaims(tx, now);
    await seedPopWindows(tx, now);
    await seedContent(tx, clock);
  });
  await seedSpending(db, clock);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seedReferrals(tx, clock);
  });
  await seedExchanged(db, clock);
  await seedReservations(db, clock);
  await seedShopReservations(db, clock);
  await seedTicketOrders(db, clock);
}
