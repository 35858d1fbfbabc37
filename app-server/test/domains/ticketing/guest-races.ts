import type { MemberCaller } from '../../../src/platform/context.ts';
import { inTransaction } from '../../../src/platform/database/index.ts';
import { createSecrets } from '../../../src/platform/secrets/secrets.ts';
import type { RaceContext } from '../../processes/race.ts';
import { bindGuests } from '../../../src/domains/ticketing/bindings/bind.ts';
import { verifyTicket } from '../../../src/domains/ticketing/gate/verify.ts';
import { acceptGift } from '../../../src/domains/ticketing/gifts/accept.ts';
import { lapseGifts } from '../../../src/domains/ticketing/gifts/lapse.ts';
import { withdrawGift } from '../../../src/domains/ticketing/gifts/withdraw.ts';
import { silentLog } from '../../tools/silent-log.ts';
import { GATE_PIN } from './stage.ts';

const callerOf = (memberId: number): MemberCaller => ({
  kind: 'member',
  memberId,
  userId: String(memberId),
  sessionId: 0,
  language: 'en',
});

/* The use cases of the calls, after authentication. */
export function bind(
  { db, clock }: RaceContext,
  wanted: { memberId: number; orderNo: string; positionId: string; realNameId: string },
) {
  const { memberId, orderNo, ...binding } = wanted;
  const body = { orderNo, bindings: [binding] };
  return bindGuests({ db, clock, caller: callerOf(memberId), body });
}

export function enter(
  { db, clock }: RaceContext,
  { ticketNo, gateCode }: { ticketNo: string; gateCode: string },
) {
  const body = { ticketNo, gateCode, gatePin: GATE_PIN };
  const secrets = createSecrets(Buffer.alloc(32, 7));
  return inTransaction(db, (tx) => verifyTicket({ db: tx, clock, secrets, body, language: 'en' }));
}

export function accept(
  { db, clock }: RaceContext,
  { memberId, giftId }: { memberId: number; giftId: string },
) {
  return acceptGift({ db, clock, caller: callerOf(memberId), body: { giftId } });
}

export function withdraw(
  { db, clock }: RaceContext,
  { memberId, giftId }: { memberId: number; giftId: string },
) {
  return withdrawGift({ db, clock, caller: callerOf(memberId), body: { giftId } });
}

/** The periodic job. */
export const lapse = ({ db, clock }: RaceContext): Promise<void> => lapseGifts({ db, clock, log: silentLog });
