/** A part of the product whose tests must notice every change of its behaviour. */
export interface Room {
  /** code to mutate: files, or lines of them as `file:from-to` */
  readonly mutate: readonly string[];
  /** tests that must notice, as patterns below the root; not in jsdom */
  readonly tests: readonly string[];
  /** whether they need PostgreSQL: one server and one seeded template for the whole run */
  readonly hasDatabase?: true;
}

/** Minimum mutation score in per cent; a lower one ends a run with exit code 1. */
export const BAR = 85;

const PROTOCOL = 'app-server/src/platform/protocol';
const CORE = 'app-server/src/core';
const RATES = 'app-server/src/domains/hotel/rates';

/** `files('a/b', 'c d')` → `a/b/c.ts`, `a/b/d.ts` */
const files = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}.ts`);

/** By name, in the report's order. */
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
      ...files('release/src/rollout', 'share cohort-pass rollout-state release-content'),
      ...files('release/src', 'composition/gates/singletons server/page/page-release'),
    ],
    tests: [
      'release/src/rollout/{share,cohort-pass,rollout-state}.test.ts',
      'release/src/changes/roll-out.test.ts',
      'release/src/composition/gates/singletons.test.ts',
      'release/src/server/page/page-release.test.ts',
    ],
  },
  // the same, with a registry on disk for each test
  rollout: {
    mutate: [...files('release/src', 'changes/roll-out changes/halt server/origin/assignment')],
    tests: ['release/src/changes/roll-out.test.ts', 'release/src/server/origin/assignment.test.ts'],
  },
  ledger: {
    mutate: [`${CORE}/ledger/*.ts`, `!${CORE}/ledger/*.test.ts`],
    tests: [`${CORE}/ledger/{ledger,jobs}.test.ts`, 'app-server/src/cli/reconcile.deep.test.ts'],
    hasDatabase: true,
  },
};
