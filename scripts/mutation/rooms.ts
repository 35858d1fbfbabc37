/** A part of the product whose tests must notice every change of what it does. */
export interface Room {
  /** where mutants are made: files, or lines of them as `file:from-to` */
  readonly mutate: readonly string[];
  /** which tests must notice, as patterns below the root */
  readonly tests: readonly string[];
  /** whether they stand on PostgreSQL: one server and one seeded template for the whole run */
  readonly hasDatabase?: true;
}

const PROTOCOL = 'app-server/src/platform/protocol';
const CORE = 'app-server/src/core';

/** By name, in the order in which they run; each has 85 % of its mutants killed, or its survivors explained. */
export const ROOMS: Readonly<Record<string, Room>> = {
  signer: {
    mutate: [
      'shared/src/signing/*.ts',
      '!shared/src/signing/*.test.ts',
      ...['signature', 'shape', 'json-body'].map((name) => `${PROTOCOL}/${name}.ts`),
    ],
    tests: ['shared/src/signing/*.test.ts', `${PROTOCOL}/{signature,shape}.test.ts`],
  },
  session: {
    mutate: ['authenticate', 'nonce'].map((name) => `${PROTOCOL}/${name}.ts`),
    tests: [`${PROTOCOL}/*.test.ts`],
    hasDatabase: true,
  },
  guards: {
    mutate: ['routing/guard', 'routing/enter', 'routing/destination', 'session/check'].map(
      (name) => `shell/src/${name}.ts`,
    ),
    tests: ['shell/src/{routing,session}/*.test.ts'],
  },
  money: {
    mutate: [
      'shared/src/contract/money.ts',
      'shared/src/format/amount.ts',
      ...['currencies', 'payments/refund-split', 'orders/refund-share', 'orders/cancel-rule'].map(
        (name) => `${CORE}/${name}.ts`,
      ),
    ],
    tests: [
      'shared/src/contract/money.test.ts',
      'shared/src/format/format.test.ts',
      `${CORE}/{currencies,payments/refund-split,orders/refund-share,orders/cancel-rule}.test.ts`,
    ],
  },
  pricing: {
    mutate: [
      ...['stays/reckon', 'stays/cancel-terms', 'stays/bars', 'price-lock/price-lock'],
      ...['vouchers/deduction', 'vouchers/applicability', 'vouchers/best-combination'],
      ...['checkout/take-off', 'checkout/new-part', 'stays/price-stay'],
    ].map((name) => `${CORE}/${name}.ts`),
    tests: [
      `${CORE}/stays/{reckon,bars,price-stay}.test.ts`,
      `${CORE}/{price-lock/price-lock,vouchers/deduction,checkout/shares}.test.ts`,
    ],
  },
  release: {
    mutate: [
      ...['share', 'cohort-pass', 'rolling-out', 'rollout', 'halt', 'content'].map(
        (name) => `rollout/${name}`,
      ),
      ...['gates/singletons', 'origin/assignment', 'origin/page-release'],
    ].map((name) => `release/src/${name}.ts`),
    tests: [
      'release/src/rollout/*.test.ts',
      'release/src/gates/{gates,singletons}.test.ts',
      'release/src/origin/{assignment,page-release}.test.ts',
    ],
  },
  ledger: {
    mutate: [`${CORE}/ledger/*.ts`, `!${CORE}/ledger/*.test.ts`],
    tests: [`${CORE}/ledger/{ledger,jobs}.test.ts`, 'app-server/src/cli/reconcile.test.ts'],
    hasDatabase: true,
  },
};
