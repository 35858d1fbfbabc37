import type { bookingCalls } from '@resort/mf-hotel/contract';
import { findOwnOrder } from '../../../core/orders/find.ts';
import { dispatchToParty } from '../stays/party/dispatch.ts';
import { ROOM } from '../rates/stay.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';

/** Sends the caller's own booking to a third party. */
export async function toParty(context: ContextOf<typeof bookingCalls, 'POST /hotel/order/to-party'>) {
  const { db, clock, caller, body, environment, integrations } = context;
  const orderId = Number(body.id);
  const own = await findOwnOrder(db, clock, { memberId: caller.memberId, orderId });
  if (own.kind !== ROOM) throw new DomainError('NOT_YOURS');
  if (integrations.party === undefined && environment === 'production') throw new DomainError('UNAVAILABLE');
  const { partyCode, payload } = body;
  const { status, partyRef } = await dispatchToParty(db, clock, { orderId, partyCode, payload });
  return { partyStatus: status, partyRef };
}
