/** A part of the product whose tests must notice every change of what it does. */
export interface Room {
  /** where mutants are made: files, or lines of them as `file:from-to` */
  readonly mutate: readonly string[];
  /** which tests must notice, as patterns below the root; they need no browser's room */
  readonly tests: readonly string[];
  /** whether they stand on PostgreSQL: one server and one seeded template for the whole run */
  readonly hasDatabase?: true;
}

/** Per cent of the mutants that tests must notice; a room below it ends a run with 1. */
export const BAR = 85;

const PROTOCOL = 'app-server/src/platform/protocol';
const CORE = 'app-server/src/core';
const RATES = 'app-server/src/domains/hotel/rates';

/** `files('a/b', 'c d')` → `a/b/c.ts`, `a/b/d.ts` */
const files = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}.ts`);

/** By name, in the order in which the report has them. */
export const ROOMS: Readonly<Record<string, Room>> = {
  signer: {
    mutate: [
      'shared/src/signing/*.ts',
      '!shared/src/signing/*.test.ts',
      ...files(PROTOCOL, 'signature shape json-body'),
    ],
    tests: ['shared/src/signing/*.test.ts', `${PROTOCOL}/{signature,shape}.test.ts`],
  },
  session: {
    mutate: files(PROTOCOL, 'authenticate nonce'),
    tests: [`${PROTOCOL}/*.test.ts`, 'app-server/src/platform/sessions/sessions.test.ts'],
    hasDatabase: true,
  },
  guards: {
    mutate: files('shell/src/routing', 'guard destination'),
    tests: ['shell/src/routing/{guard,destination}.test.ts'],
  },
  money: {
    mutate: [
      'shared/src/contract/money.ts',
      'shared/src/format/amount.ts',
      ...files(CORE, 'member/currencies payments/refund-split orders/holds/refund-share orders/cancel-rule'),
    ],
    tests: [
      'shared/src/contract/money.test.ts',
      'shared/src/format/format.test.ts',
      `${CORE}/{member/currencies,payments/refund-split,orders/holds/refund-share,orders/cancel-rule}.test.ts`,
    ],
  },
  pricing: {
    mutate: [
      ...files(RATES, 'reckon cancel-terms bars price-stay'),
      ...files(CORE, 'price-lock/price-lock checkout/take-off checkout/new-part'),
      ...files(`${CORE}/vouchers`, 'deduction applicability best-combination'),
    ],
    tests: [
      `${RATES}/{reckon,bars,price-stay}.test.ts`,
      `${CORE}/{price-lock/price-lock,vouchers/deduction,checkout/shares}.test.ts`,
      `${CORE}/checkout/take-off.test.ts`,
      'app-server/src/domains/hotel/prices/prices.test.ts',
    ],
    hasDatabase: true,
  },
  release: {
    mutate: [
      ...files('release/src/rollout', 'share cohort-pass rolling-out content'),
      ...files('release/src', 'gates/singletons origin/page-release'),
    ],
    tests: [
      'release/src/rollout/{share,cohort-pass,rolling-out,rollout}.test.ts',
      'release/src/gates/singletons.test.ts',
      'release/src/origin/page-release.test.ts',
    ],
  },
  // the same, with a registry on a disk for each test
  rollout: {
    mutate: [...files('release/src/rollout', 'rollout halt'), ...files('release/src/origin', 'assignment')],
    tests: ['release/src/rollout/rollout.test.ts', 'release/src/origin/assignment.test.ts'],
  },
  ledger: {
    mutate: [`${CORE}/ledger/*.ts`, `!${CORE}/ledger/*.test.ts`],
    tests: [`${CORE}/ledger/{ledger,jobs}.test.ts`, 'app-server/src/cli/reconcile.test.ts'],
    hasDatabase: true,
  },
};
