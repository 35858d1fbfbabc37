import { LedgerModel } from './ledger-model.ts';
import type { Operation } from './operations.ts';
import { VoucherModel } from './voucher-model.ts';
import { COUPON } from './world.ts';

/** The expected result of the operations that a World performs, one after the other. */
export class Model {
  readonly ledger = new LedgerModel();
  readonly vouchers = new VoucherModel(COUPON);
  private readonly holds: (typeof this.ledger.spendings)[number][] = [];

  private pass(days: number): null {
    this.ledger.today += days;
    this.vouchers.today += days;
    return null;
  }

  private runJobs(): null {
    this.ledger.runJobs();
    this.vouchers.runJobs();
    return null;
  }

  private spend(what: Operation & { do: 'hold' | 'redeem' }): string | null {
    const isHold = what.do === 'hold';
    const overAt = isHold && what.expiresIn !== null ? this.ledger.today + what.expiresIn : Infinity;
    const refusal = this.ledger.spend({ ...what, overAt, status: isHold ? 'HELD' : 'CAPTURED' });
    const made = this.ledger.spendings.at(-1);
    if (refusal === null && isHold && made) this.holds.push(made);
    return refusal;
  }

  private useSpent(what: Operation & { pick: number }): string | null {
    const among = what.do === 'refund' ? this.ledger.spendings : this.holds;
    const spending = among[what.pick % among.length];
    if (spending === undefined || what.do === 'hold again') return null;
    if (what.do === 'refund') return this.ledger.refund(spending, what.amount);
    return this.ledger.settle(spending, what.do === 'capture' ? 'CAPTURED' : 'RELEASED');
  }

  private useVouchers(what: Operation & { do: 'attach' | 'burn' }): string | null {
    const { length } = this.vouchers.vouchers;
    const index = (pick: number) => (length === 0 ? 0 : pick % length);
    if (what.do === 'burn') return this.vouchers.burn(what.who, index(what.pick));
    return this.vouchers.attach(what.who, [...new Set(what.picks.map(index))], what.order);
  }

  /** The expected refusal, or null. */
  perform(what: Operation): string | null {
    const { ledger, vouchers } = this;
    switch (what.do) {
      case 'days pass':
        return this.pass(what.days);
      case 'jobs run':
        return this.runJobs();
      case 'earn': {
        const day = what.lastDay === null ? Infinity : ledger.today + what.lastDay;
        return ledger.earn({ ...what, day, dueAt: ledger.today + what.releaseIn });
      }
      case 'hold':
      case 'redeem':
        return this.spend(what);
      case 'take':
        return vouchers.take(what.who);
      case 'attach':
      case 'burn':
        return this.useVouchers(what);
      case 'detach':
        return vouchers.detach(what.order);
      case 'pay':
        return vouchers.pay(what.order);
      case 'refund order':
        return vouchers.refundOrder(what.order);
      default:
        return this.useSpent(what);
    }
  }
}
