import type { CallKey } from '@resort/shared/contract';
import { refusalOf, type Prepared } from '../../../app-server/test/load/drive.ts';
import type { LoadMember } from '../../../app-server/test/load/members.ts';
import type { Redemptions } from '../../../app-server/test/load/redemptions.ts';
import { LIST, READ, requestText } from '../../../app-server/test/load/requests.ts';
import { BASES, type Rung } from './rungs.ts';

/** What is measured: an answer from the process's memory, a member's own rows, and money that moves. */
export const SUBJECTS = ['read', 'list', 'redeem'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const CALL_OF: Readonly<Record<Subject, CallKey>> = {
  read: READ.call,
  list: LIST.call,
  redeem: 'POST /dollar/redeem',
};
export const CALLS: readonly CallKey[] = Object.values(CALL_OF);

/** Who asks: those who read keep their five vouchers, the others' grow with each redemption. */
export interface Askers {
  readonly readers: readonly LoadMember[];
  readonly redemptions: Redemptions;
}

/** The next request for a subject, for a rung; members take turns, so that nobody reaches a limit. */
export function asking({ readers, redemptions }: Askers): (subject: Subject, rung: Rung) => Prepared {
  let turn = 0;
  return (subject, rung) => {
    const base = BASES[rung];
    // a bare server gives every redemption the same number: the books are not its business
    if (subject === 'redeem' && rung !== 'bare') return redemptions.next({ base });
    turn += 1;
    const member = readers[turn % readers.length];
    if (member === undefined) throw new Error('nobody reads');
    if (subject === 'redeem') return { text: redeemText(member), hear: refusalOf };
    return { text: requestText(member, subject === 'read' ? READ : LIST, {}, base), hear: refusalOf };
  };
}

const redeemText = (member: LoadMember) =>
  requestText(
    member,
    { call: CALL_OF.redeem },
    { rewardId: '1', qty: 1, expectedPrice: '180.00', idempotencyKey: 'x'.repeat(32) },
  );
