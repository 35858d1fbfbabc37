import type { CallKey } from '@resort/shared/contract';
import type { Page } from 'playwright-core';

/** Who presses, and which press of the group it is: no two may want the same seat, day or reward. */
export interface Presser {
  /** national digits in Macau */
  member: string;
  turn: number;
}

/** The button of a group with the dearest effect, as a member comes to it. */
export interface Press {
  /** the call behind it */
  sends: CallKey;
  /** for a visitor; otherwise a member is signed in */
  isVisitors?: true;
  /** who presses, where not every member can */
  by?: string;
  /** up to the press, with everything filled in */
  ready: (page: Page, presser: Presser) => Promise<void>;
  /** the press, the first and every later one */
  press: (page: Page) => Promise<void>;
  /** what stands in the fields; what does not change the choice need not be there */
  typed?: (page: Page) => Promise<string>;
  /** what is kept nowhere, being a secret, and is typed anew after signing in again */
  retype?: (page: Page) => Promise<void>;
  /** how a status tells of the failure, where it is neither a reminder nor an alert */
  told?: RegExp;
  /** resolves when the member sees that it is done */
  done: (page: Page) => Promise<void>;
  /** how often it was done for a member: SQL of one number `times`; `$1` their phone */
  effects: string;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Orders of a kind, as the member has them; what was held and is held no longer counts, too. */
export const ordersOf = (kind: string) =>
  `select count(*)::int as times from orders join member on member.id = member_id
   where kind = '${kind}' and member.phone = $1`;
