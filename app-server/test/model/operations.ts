import fc from 'fast-check';
import type { Unit } from '../../src/core/ledger/types.ts';

/** One operation of a member. `pick` and `order` select an earlier object, by index into those that exist. */
export type Operation =
  | {
      readonly do: 'earn';
      readonly who: number;
      readonly unit: Unit;
      readonly amount: bigint;
      /** days from today; null: it never expires */
      readonly lastDay: number | null;
      readonly releaseIn: number;
    }
  | { readonly do: 'redeem'; readonly who: number; readonly unit: Unit; readonly amount: bigint }
  | {
      readonly do: 'hold';
      readonly who: number;
      readonly unit: Unit;
      readonly amount: bigint;
      readonly expiresIn: number | null;
    }
  | { readonly do: 'capture' | 'release' | 'hold again'; readonly pick: number }
  | { readonly do: 'refund'; readonly pick: number; readonly amount: bigint }
  | { readonly do: 'take'; readonly who: number }
  | { readonly do: 'burn'; readonly who: number; readonly pick: number }
  | { readonly do: 'attach'; readonly who: number; readonly picks: readonly number[]; readonly order: number }
  | { readonly do: 'detach' | 'pay' | 'refund order'; readonly order: number }
  | { readonly do: 'days pass'; readonly days: number }
  | { readonly do: 'jobs run' };

export const MEMBERS = 2;
export const ORDERS = 4;

const who = fc.nat(MEMBERS - 1);
const unit = fc.constantFrom<Unit>('DOLLAR', 'POINT');
const pick = fc.nat(50);
const order = fc.nat(ORDERS - 1);
/** Often more than the available amount. */
const amount = fc.bigInt({ min: 1n, max: 400n });
const does = <const T extends string>(what: T) => fc.constant(what);

const earn = fc.record({
  do: does('earn'),
  who,
  unit,
  amount: fc.bigInt({ min: 1n, max: 600n }),
  lastDay: fc.option(fc.nat(12)),
  releaseIn: fc.constantFrom(0, 0, 0, 1, 4),
});
const hold = fc.record({
  do: does('hold'),
  who,
  unit,
  amount,
  expiresIn: fc.option(fc.integer({ min: 1, max: 3 })),
});

/** Any operation; those that create objects are as frequent as those that use them. */
export const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: earn },
  { weight: 2, arbitrary: fc.record({ do: does('redeem'), who, unit, amount }) },
  { weight: 5, arbitrary: hold },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('capture', 'release', 'hold again'), pick }) },
  { weight: 4, arbitrary: fc.record({ do: does('refund'), pick, amount }) },
  { weight: 3, arbitrary: fc.record({ do: does('take'), who }) },
  { weight: 1, arbitrary: fc.record({ do: does('burn'), who, pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: does('attach'),
      who,
      picks: fc.uniqueArray(pick, { minLength: 1, maxLength: 2 }),
      order,
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('detach', 'pay', 'refund order'), order }) },
  { weight: 2, arbitrary: fc.record({ do: does('days pass'), days: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: does('jobs run') }) },
);
