import { beforeAll } from '@jest/globals';
import { decodeHotelId } from '@resort/shared/signing';
import { and, eq, sql } from 'drizzle-orm';
import { ORDER_NEWS, tellOrderNews } from '../../../src/core/orders/news/order-news.ts';
import { sweepOrders } from '../../../src/core/orders/sweep.ts';
import { PARTY_TOPIC } from '../../../src/domains/hotel/stays/party/dispatch.ts';
import { partyReceiver } from '../../../src/domains/hotel/stays/party/send-to-party.ts';
import { dayIn, plainNights, ROOM_TYPE } from './stays/plain-nights.ts';
import type { Database } from '../../../src/platform/database/index.ts';
import { deliverDue } from '../../../src/platform/outbox/deliver.ts';
import { signIn } from '../../platform/protocol/sign-in.ts';
import type { TestApp } from '../../platform/protocol/test-app.ts';
import type { TestClock } from '../../platform/protocol/test-clock.ts';
import { createSecrets } from '../../../src/platform/secrets/secrets.ts';
import { inventoryCounter, orders, outboxMessage } from '../../../src/schema/index.ts';
import { ratePrice, roomType } from '../../../src/domains/hotel/tables/hotels.ts';
import { silentLog } from '../../tools/silent-log.ts';
import { standOn, type Ground } from '../../database/stand-on.ts';
import { Guest } from './guest.ts';

const GUEST = '66000101';
/** No test stays longer, so no test meets the nights of another. */
const DAYS_APART = 4;

/** Plain nights of the tests' room type, and their current inventory. */
export class BookingGround {
  readonly db: Database;
  readonly app: TestApp;
  readonly clock: TestClock;
  readonly #room: number;
  #days = 30;

  constructor({ database, app, clock }: Ground, room: number) {
    this.db = database.db;
    this.app = app;
    this.clock = clock;
    this.#room = room;
  }

  /** A first night that no other test uses. */
  nextDay(): string {
    return dayIn(this.clock, (this.#days += DAYS_APART));
  }

  /** A demo member who books. Signs in again after the clock was advanced, because sessions expire. */
  async guest(phone = GUEST): Promise<Guest> {
    return new Guest(this.app, await signIn(this.app, phone));
  }

  /** The number of held and sold rooms of a night. */
  async taken(period: string) {
    const [row] = await this.db.select().from(inventoryCounter).where(this.#isNight(period));
    return row && { held: row.held, sold: row.sold };
  }

  async setRooms(period: string, total: number): Promise<void> {
    await this.db.update(inventoryCounter).set({ total }).where(this.#isNight(period));
  }

  async setPrice(night: string, price: bigint): Promise<void> {
    const isNight = and(eq(ratePrice.night, night), eq(ratePrice.roomTypeId, this.#room));
    await this.db.update(ratePrice).set({ price }).where(isNight);
  }

  #isNight(period: string) {
    return and(eq(inventoryCounter.key, String(this.#room)), eq(inventoryCounter.period, period));
  }

  /**
   * Lets the hold of an order, or of its change, expire, and runs the sweeper. `wire`: the order's id in
   * requests.
   */
  async runOut(wire: string): Promise<void> {
    const { db, clock } = this;
    const id = Number(decodeHotelId(wire));
    await db
      .update(orders)
      .set({ heldUntil: new Date(clock.now().getTime() - 60_000) })
      .where(sql`${orders.heldUntil} is not null and ${id} in (${orders.id}, ${orders.familyId})`);
    await sweepOrders({ db, clock, log: silentLog });
  }

  /** Delivers the outbox's messages to guests and third parties. */
  deliver() {
    const { db, clock } = this;
    const secrets = createSecrets(Buffer.alloc(32, 7));
    const context = { environment: 'development', clock, secrets, db, log: silentLog } as const;
    return deliverDue(context, { [ORDER_NEWS]: tellOrderNews, [PARTY_TOPIC]: partyReceiver(undefined) });
  }

  /** The number of messages sent to a phone number or address. */
  messages(to: string): Promise<number> {
    return this.db.$count(outboxMessage, eq(outboxMessage.to, to));
  }
}

/** The setup of booking tests, with one signed-in guest. */
export function standOnBookings(give: (own: BookingGround, guest: Guest) => void): void {
  let ground: Ground;
  standOn((given) => (ground = given));
  beforeAll(async () => {
    const { db } = ground.database;
    await plainNights(db);
    const [room] = await db.select().from(roomType).where(eq(roomType.code, ROOM_TYPE));
    if (room === undefined) throw new Error(`${ROOM_TYPE} is not there`);
    const own = new BookingGround(ground, room.id);
    give(own, await own.guest());
  });
}
