import type { closingCalls } from '@resort/mf-membership/contract';
import { GRACE_DAYS, startClosing } from '../../../core/closing/closing.ts';
import { proveCode } from '../../../core/one-time-code/prove.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { ownPhone } from '../rebinding/factor.ts';
import { callersRow } from './callers-row.ts';

/** Closes the caller's membership after the days of grace. */
export async function closeAccount(context: ContextOf<typeof closingCalls, 'DELETE /user/users/{id}'>) {
  const { params, body, caller, db } = context;
  if (params.id !== caller.userId) throw new DomainError('NOT_YOURS');
  const { memberId } = caller;
  const { otpId, code, reason } = body;
  const { recipient } = ownPhone(await callersRow(db, memberId));
  const proof = { purpose: 'CLOSE', recipient, memberId, otpId, code } as const;
  const closesAt = await proveCode(db, context, proof, (tx) =>
    startClosing(tx, context, { memberId, reason }),
  );
  return { closedAt: macauInstant(closesAt), graceDays: GRACE_DAYS };
}
