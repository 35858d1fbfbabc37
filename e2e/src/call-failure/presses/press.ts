import type { CallKey } from '@resort/shared/contract';
import type { Page } from 'playwright-core';

/** Who presses, and the number of the attempt: no two may need the same seat, day or reward. */
export interface Presser {
  /** national digits in Macau */
  member: string;
  turn: number;
}

/** The button of a group with the most important effect, and how a member reaches it. */
export interface Press {
  /** the call that it sends */
  sends: CallKey;
  /** for a visitor; by default a member is signed in */
  isVisitors?: true;
  /** the member, if not every member can */
  by?: string;
  /** fills in everything up to the press */
  ready: (page: Page, presser: Presser) => Promise<void>;
  /** the press, also for retries */
  press: (page: Page) => Promise<void>;
  /** the input; parts that do not affect the choice may be missing */
  typed?: (page: Page) => Promise<string>;
  /** enters secrets, which are never stored, again after signing in */
  retype?: (page: Page) => Promise<void>;
  /** how a status reports the failure, if neither a reminder nor an alert does */
  told?: RegExp;
  /** resolves when the member sees success */
  done: (page: Page) => Promise<void>;
  /** how often it was done for a member: SQL with one number `times`; `$1` is their phone */
  effects: string;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A member's orders of a kind, including expired holds. */
export const ordersOf = (kind: string) =>
  `select count(*)::int as times from orders join member on member.id = member_id
   where kind = '${kind}' and member.phone = $1`;
