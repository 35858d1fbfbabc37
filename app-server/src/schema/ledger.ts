import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { identityKey, instant, reference, stamps } from './columns.ts';
import { member } from './identity.ts';

/** DOLLAR in hundredths (1.00 is MOP 1.00 of resort credit), POINT whole. */
export const UNITS = ['DOLLAR', 'POINT'] as const;
const unit = () => text({ enum: UNITS }).notNull();
const amount = () => bigint({ mode: 'bigint' });
const owner = () =>
  reference()
    .notNull()
    .references(() => member.id);

/**
 * The account that holds an amount. A trigger updates the balances of a member's buckets from the entries.
 * The resort's own buckets have no balance (null) and are summed when needed, so that members never wait for
 * each other at one busy row. The migration creates the resort's buckets.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: identityKey(),
    /** null: the resort */
    memberId: reference().references(() => member.id),
    unit: unit(),
    bucket: text({ enum: ['AVAILABLE', 'HOLD', 'PENDING', 'LIABILITY', 'EXPIRED'] }).notNull(),
    balance: amount(),
    ...stamps,
  },
  (table) => [
    unique('ledger_account_owner').on(table.memberId, table.unit, table.bucket).nullsNotDistinct(),
    check('ledger_account_never_below_zero', sql`${table.balance} >= 0`),
    check(
      'ledger_account_balance',
      sql`case when ${table.memberId} is null then ${table.bucket} in ('LIABILITY', 'EXPIRED') and ${table.balance} is null
        else ${table.bucket} in ('AVAILABLE', 'HOLD', 'PENDING') and ${table.balance} is not null end`,
    ),
  ],
);

/** One thing that happened, once per reference. Never changed: a mistake is answered by another one. */
export const ledgerTxn = pgTable(
  'ledger_txn',
  {
    id: identityKey(),
    /** REVERSE takes an earning back. RESOLVE is capture or release: one reference for both, so that a hold has one end (I4). */
    kind: text({
      enum: ['EARN', 'RELSCHED', 'HOLD', 'RESOLVE', 'REDEEM', 'REFUND', 'EXPIRE', 'REVERSE'],
    }).notNull(),
    unit: unit(),
    memberId: owner(),
    /** what was moved, always from one account to one other */
    amount: amount().notNull(),
    /** what it was for: an order's kind and number, 'hold', 'lot', 'txn' */
    refKind: text().notNull(),
    refId: text().notNull(),
    /** refunds and reversals of one reference are counted; 0 for everything else */
    sequence: integer().notNull().default(0),
    at: instant().notNull(),
  },
  (table) => [
    unique('ledger_txn_reference').on(table.kind, table.unit, table.refKind, table.refId, table.sequence),
    index('ledger_txn_member').on(table.memberId, table.unit, table.id),
    check('ledger_txn_positive', sql`${table.amount} > 0`),
  ],
);

/** Positive: into the account. The entries of one transaction sum to zero (deferred constraint). Append-only. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: identityKey(),
    txnId: reference()
      .notNull()
      .references(() => ledgerTxn.id),
    accountId: reference()
      .notNull()
      .references(() => ledgerAccount.id),
    amount: amount().notNull(),
    /** the member's balance with this entry; set by the trigger */
    balanceAfter: amount(),
  },
  (table) => [
    index('ledger_entry_txn').on(table.txnId),
    index('ledger_entry_account').on(table.accountId, table.id),
    check('ledger_entry_not_zero', sql`${table.amount} <> 0`),
  ],
);

/** A part of AVAILABLE with one expiry. It is only ever used up: what comes back comes as a lot of its own. */
export const ledgerLot = pgTable(
  'ledger_lot',
  {
    id: identityKey(),
    memberId: owner(),
    unit: unit(),
    /** what made it: RELSCHED, RESOLVE (released) or REFUND */
    txnId: reference()
      .notNull()
      .references(() => ledgerTxn.id),
    amount: amount().notNull(),
    remaining: amount().notNull(),
    /** the last day in Macau on which it may be spent; null: for ever */
    expiresOn: date(),
    /** for what came back: the lot it was taken from, and the spending it is given back for */
    originLotId: reference(),
    originTxnId: reference().references(() => ledgerTxn.id),
  },
  (table) => [
    index('ledger_lot_spendable')
      .on(table.memberId, table.unit, table.expiresOn, table.id)
      .where(sql`${table.remaining} > 0`),
    index('ledger_lot_expiry')
      .on(table.expiresOn)
      .where(sql`${table.remaining} > 0`),
    index('ledger_lot_origin').on(table.originTxnId),
    check(
      'ledger_lot_remaining',
      sql`${table.remaining} between 0 and ${table.amount} and ${table.amount} > 0`,
    ),
  ],
);

/** What a HOLD, REDEEM, EXPIRE or REVERSE took from which lot; a trigger takes it off `remaining`. Append-only. */
export const ledgerLotUse = pgTable(
  'ledger_lot_use',
  {
    txnId: reference()
      .notNull()
      .references(() => ledgerTxn.id),
    lotId: reference()
      .notNull()
      .references(() => ledgerLot.id),
    amount: amount().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.txnId, table.lotId] }),
    index('ledger_lot_use_lot').on(table.lotId),
    check('ledger_lot_use_positive', sql`${table.amount} > 0`),
  ],
);

/** An amount set aside for a reference until it is captured or released, once. */
export const ledgerHold = pgTable(
  'ledger_hold',
  {
    id: identityKey(),
    memberId: owner(),
    unit: unit(),
    amount: amount().notNull(),
    refKind: text().notNull(),
    refId: text().notNull(),
    txnId: reference()
      .notNull()
      .unique()
      .references(() => ledgerTxn.id),
    status: text({ enum: ['HELD', 'CAPTURED', 'RELEASED'] })
      .notNull()
      .default('HELD'),
    heldAt: instant().notNull(),
    /** after this it counts as released, whoever sees it first */
    expiresAt: instant(),
    resolvedAt: instant(),
    ...stamps,
  },
  (table) => [
    unique('ledger_hold_reference').on(table.unit, table.refKind, table.refId),
    index('ledger_hold_member').on(table.memberId, table.id),
    index('ledger_hold_expiry')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'HELD'`),
    check('ledger_hold_positive', sql`${table.amount} > 0`),
  ],
);

/** What was earned and becomes available later. */
export const ledgerRelease = pgTable(
  'ledger_release',
  {
    /** the EARN */
    txnId: reference()
      .primaryKey()
      .references(() => ledgerTxn.id),
    memberId: owner(),
    unit: unit(),
    amount: amount().notNull(),
    releaseAt: instant().notNull(),
    /** of the lot it becomes */
    expiresOn: date(),
    releasedAt: instant(),
    ...stamps,
  },
  (table) => [
    index('ledger_release_member').on(table.memberId, table.txnId),
    index('ledger_release_due')
      .on(table.releaseAt)
      .where(sql`${table.releasedAt} is null`),
    check('ledger_release_positive', sql`${table.amount} > 0`),
  ],
);
