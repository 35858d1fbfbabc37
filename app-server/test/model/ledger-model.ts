import type { Unit } from '../../src/core/ledger/types.ts';

/** The last valid day of an amount, in days since the start; Infinity: it never expires. */
type Day = number;

interface Part {
  readonly day: Day;
  readonly amount: bigint;
}

interface Spending {
  readonly who: number;
  readonly unit: Unit;
  readonly amount: bigint;
  /** the amounts used, earliest expiry first; returns are taken from the end */
  parts: Part[];
  status: 'HELD' | 'CAPTURED' | 'RELEASED';
  /** the moment after which it cannot be captured */
  readonly overAt: Day;
  refunds: number;
}

interface Pending {
  readonly who: number;
  readonly unit: Unit;
  readonly amount: bigint;
  readonly day: Day;
  readonly dueAt: Day;
}

/** The expected balances of a member in one unit. */
export interface Expected {
  readonly available: bigint;
  readonly held: bigint;
  readonly pending: bigint;
  readonly expiring: readonly { readonly day: Day; readonly amount: bigint }[];
}

const total = (amounts: readonly { readonly amount: bigint }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0n);

/** A simple model of the ledger: amounts by their last day. Every method returns the refusal, or null. */
export class LedgerModel {
  today: Day = 0;
  readonly spendings: Spending[] = [];
  private pending: Pending[] = [];
  /** by member, unit and last day */
  private readonly amounts = new Map<string, Map<Day, bigint>>();

  private of(who: number, unit: Unit): Map<Day, bigint> {
    const key = `${who} ${unit}`;
    const known = this.amounts.get(key) ?? new Map<Day, bigint>();
    this.amounts.set(key, known);
    return known;
  }

  private put(who: number, unit: Unit, { day, amount }: Part): void {
    const days = this.of(who, unit);
    days.set(day, (days.get(day) ?? 0n) + amount);
  }

  private spendable(who: number, unit: Unit): Part[] {
    return [...this.of(who, unit)]
      .map(([day, amount]) => ({ day, amount }))
      .filter(({ day, amount }) => day >= this.today && amount > 0n)
      .sort((a, b) => a.day - b.day);
  }

  private take(who: number, unit: Unit, amount: bigint): Part[] | null {
    const sources = this.spendable(who, unit);
    if (total(sources) < amount) return null;
    const parts: Part[] = [];
    let missing = amount;
    for (const { day, amount: here } of sources) {
      const taken = here < missing ? here : missing;
      if (taken > 0n) parts.push({ day, amount: taken });
      missing -= taken;
    }
    for (const { day, amount: taken } of parts) this.put(who, unit, { day, amount: -taken });
    return parts;
  }

  earn(about: Pending): null {
    if (about.dueAt <= this.today) this.put(about.who, about.unit, about);
    else this.pending.push(about);
    return null;
  }

  /** A redemption is a hold that is captured at once. */
  spend(about: Pick<Spending, 'who' | 'unit' | 'amount' | 'overAt' | 'status'>): string | null {
    const parts = this.take(about.who, about.unit, about.amount);
    if (parts === null) return 'BALANCE_INSUFFICIENT';
    this.spendings.push({ ...about, parts, refunds: 0 });
    return null;
  }

  private restore(spending: Spending, amount: bigint): void {
    let left = amount;
    while (left > 0n) {
      const last = spending.parts.pop();
      if (last === undefined) throw new Error('the model gave back too much');
      const back = last.amount < left ? last.amount : left;
      if (back < last.amount) spending.parts.push({ ...last, amount: last.amount - back });
      this.put(spending.who, spending.unit, { day: last.day, amount: back });
      left -= back;
    }
  }

  settle(spending: Spending, outcome: 'CAPTURED' | 'RELEASED'): string | null {
    if (spending.status === outcome) return null;
    const isLate = outcome === 'CAPTURED' && spending.overAt <= this.today;
    if (spending.status !== 'HELD' || isLate) return 'HOLD_SETTLED';
    spending.status = outcome;
    if (outcome === 'RELEASED') this.restore(spending, spending.amount);
    return null;
  }

  refund(spending: Spending, amount: bigint): string | null {
    if (spending.status !== 'CAPTURED') return 'nothing was spent';
    if (total(spending.parts) < amount) return 'more is given back';
    this.restore(spending, amount);
    spending.refunds += 1;
    return null;
  }

  runJobs(): void {
    for (const spending of this.spendings)
      if (spending.status === 'HELD' && spending.overAt <= this.today) this.settle(spending, 'RELEASED');
    for (const due of this.pending.filter(({ dueAt }) => dueAt <= this.today))
      this.put(due.who, due.unit, due);
    this.pending = this.pending.filter(({ dueAt }) => dueAt > this.today);
    for (const days of this.amounts.values())
      for (const day of days.keys()) if (day < this.today) days.delete(day);
  }

  expected(who: number, unit: Unit): Expected {
    const isOwn = (about: { who: number; unit: Unit }) => about.who === who && about.unit === unit;
    const parts = this.spendable(who, unit);
    return {
      available: total(parts),
      held: total(this.spendings.filter((spending) => isOwn(spending) && spending.status === 'HELD')),
      pending: total(this.pending.filter(isOwn)),
      expiring: parts.filter(({ day }) => day !== Infinity),
    };
  }
}
