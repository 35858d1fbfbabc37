import { asc, inArray } from 'drizzle-orm';
import { inTransaction, type Database, type Transaction } from '../../src/platform/database/index.ts';
import { DomainError } from '../../src/platform/domain-error.ts';
import type { JobContext } from '../../src/platform/jobs/job.ts';
import { testClock } from '../platform/protocol/test-clock.ts';
import { voucher } from '../../src/schema/index.ts';
import { newCoupon } from '../made/coupons.ts';
import { newMember } from '../made/members.ts';
import { earn } from '../../src/core/ledger/earn.ts';
import { expireLots } from '../../src/core/ledger/expire-lots.ts';
import { hold } from '../../src/core/ledger/hold.ts';
import { redeem } from '../../demo/seeds/spending/redeem.ts';
import { refund } from '../../src/core/ledger/refund.ts';
import { releaseDue } from '../../src/core/ledger/release-due.ts';
import { releaseOverdueHolds } from '../../src/core/ledger/release-overdue-holds.ts';
import { capture, release } from '../../src/core/ledger/settle.ts';
import type { Amount } from '../../src/core/ledger/types.ts';
import type { Reference } from '../../src/core/ledger/reference.ts';
import { burnAtOutlet, burnHeld } from '../../src/core/vouchers/burn.ts';
import { silentLog } from '../tools/silent-log.ts';
import { expireVouchers } from '../../src/core/vouchers/expire-vouchers.ts';
import { holdVouchers, releaseVouchers } from '../../src/core/vouchers/hold-vouchers.ts';
import { reissueBurned } from '../../src/core/vouchers/reissue-burned.ts';
import { takeCoupon } from '../../src/domains/vouchers/coupons/give-coupon.ts';
import { MEMBERS, type Operation } from './operations.ts';

const DAY_SECONDS = 86_400;

interface Spent extends Amount {
  readonly ref: Reference;
  readonly isHold: boolean;
  refunds: number;
}

export const COUPON = { stock: 7, perMember: 5, validDays: 4 } as const;

/** The name of a refusal; any other error is thrown again. */
function refusalOf(error: unknown): string {
  if (error instanceof DomainError) return error.error;
  const known = /nothing was spent|more is given back|stands for something else/;
  const found = error instanceof Error ? known.exec(error.message)?.[0] : undefined;
  if (found === undefined) throw error;
  return found;
}

let worlds = 0;

/** Members, a coupon and their objects in a real database. */
export class World {
  readonly clock = testClock();
  private readonly beginning = this.clock.now().getTime();
  readonly db: Database;
  readonly members: number[] = [];
  readonly spent: Spent[] = [];
  couponCode = '';
  private references = 0;
  private readonly name = `WORLD${(worlds += 1)}`;

  private constructor(db: Database) {
    this.db = db;
  }

  static async begin(db: Database): Promise<World> {
    const world = new World(db);
    while (world.members.length < MEMBERS) world.members.push(await newMember(db));
    world.couponCode = await newCoupon(db, world.clock, COUPON);
    return world;
  }

  private newRef(): Reference {
    return { kind: this.name, id: String((this.references += 1)) };
  }

  private orderRef = (order: number): Reference => ({ kind: `${this.name} ORDER`, id: String(order) });

  private inDays(days: number): Date {
    return new Date(this.clock.now().getTime() + days * DAY_SECONDS * 1000);
  }

  /** The date in Macau this many days after the start. */
  date(day: number): string {
    return new Date(this.beginning + (day * DAY_SECONDS + 8 * 3600) * 1000).toISOString().slice(0, 10);
  }

  get today(): number {
    return Math.round((this.clock.now().getTime() - this.beginning) / 1000 / DAY_SECONDS);
  }

  /** Objects of both members, in order of creation. */
  async vouchers() {
    return this.db
      .select({ id: voucher.id, status: voucher.status })
      .from(voucher)
      .where(inArray(voucher.memberId, this.members))
      .orderBy(asc(voucher.id));
  }

  private async runJobs(db: Database): Promise<void> {
    const jobs: ((db: Database, clock: JobContext['clock']) => Promise<void>)[] = [
      releaseOverdueHolds,
      releaseDue,
      expireLots,
    ];
    for (const job of jobs) await job(db, this.clock);
    await expireVouchers({ db, clock: this.clock, log: silentLog });
  }

  private async spend(tx: Transaction, spent: Spent, expiresIn: number | null): Promise<void> {
    const { isHold, refunds: _, ...about } = spent;
    const expiry = expiresIn === null ? {} : { expiresAt: this.inDays(expiresIn) };
    if (isHold) await hold(tx, this.clock, { ...about, ...expiry });
    else await redeem(tx, this.clock, about);
  }

  private async spendNew(db: Database, what: Operation & { do: 'hold' | 'redeem' }): Promise<void> {
    const memberId = this.members[what.who] ?? 0;
    const { unit, amount } = what;
    const spent = { memberId, unit, amount, ref: this.newRef(), isHold: what.do === 'hold', refunds: 0 };
    const expiresIn = what.do === 'hold' ? what.expiresIn : null;
    await inTransaction(db, (tx) => this.spend(tx, spent, expiresIn));
    this.spent.push(spent);
  }

  private async useSpent(tx: Transaction, what: Operation & { pick: number }): Promise<void> {
    const { clock } = this;
    const among = what.do === 'refund' ? this.spent : this.spent.filter(({ isHold }) => isHold);
    const spent = among[what.pick % among.length];
    if (spent === undefined) return;
    if (what.do === 'capture') await capture(tx, clock, spent.ref);
    if (what.do === 'release') await release(tx, clock, spent.ref);
    if (what.do === 'hold again') await this.spend(tx, spent, null);
    if (what.do !== 'refund') return;
    const { ref, unit } = spent;
    await refund(tx, clock, { ref, unit, sequence: spent.refunds + 1, amount: what.amount });
    spent.refunds += 1;
  }

  private async useVouchers(
    tx: Transaction,
    what: Operation & { do: 'take' | 'attach' | 'burn' },
  ): Promise<void> {
    const { clock, couponCode } = this;
    const memberId = this.members[what.who] ?? 0;
    if (what.do === 'take')
      return void (await takeCoupon(tx, clock, { memberId, couponCode, language: 'en' }));
    const all = await this.vouchers();
    const picks = what.do === 'attach' ? what.picks : [what.pick];
    const ids = picks.flatMap((pick) => all[all.length === 0 ? 0 : pick % all.length]?.id ?? []);
    const [voucherId] = ids;
    if (what.do === 'attach')
      await holdVouchers(tx, clock, { memberId, voucherIds: ids, orderRef: this.orderRef(what.order) });
    else if (voucherId !== undefined)
      await burnAtOutlet(tx, clock, { memberId, voucherId, outletCode: 'O1' });
  }

  private async run(what: Operation, db: Database): Promise<void> {
    const { clock } = this;
    const within = (work: (tx: Transaction) => Promise<unknown>) => inTransaction(db, work);
    switch (what.do) {
      case 'days pass':
        return clock.advance(what.days * DAY_SECONDS);
      case 'jobs run':
        return this.runJobs(db);
      case 'earn': {
        const { unit, amount, lastDay, releaseIn } = what;
        const expiry = lastDay === null ? {} : { expiresOn: this.date(this.today + lastDay) };
        const later = releaseIn === 0 ? {} : { releaseAt: this.inDays(releaseIn) };
        const memberId = this.members[what.who] ?? 0;
        const earning = { memberId, unit, amount, ref: this.newRef(), ...expiry, ...later };
        return void (await within((tx) => earn(tx, clock, earning)));
      }
      case 'hold':
      case 'redeem':
        return this.spendNew(db, what);
      case 'take':
      case 'attach':
      case 'burn':
        return void (await within((tx) => this.useVouchers(tx, what)));
      case 'detach':
        return void (await within((tx) => releaseVouchers(tx, clock, this.orderRef(what.order))));
      case 'pay':
        return void (await within((tx) => burnHeld(tx, clock, this.orderRef(what.order))));
      case 'refund order':
        return void (await within((tx) => reissueBurned(tx, clock, this.orderRef(what.order))));
      default:
        return void (await within((tx) => this.useSpent(tx, what)));
    }
  }

  /** Performs an operation; resolves to the refusal, or null. */
  async perform(what: Operation, db: Database = this.db): Promise<string | null> {
    try {
      await this.run(what, db);
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }
}
