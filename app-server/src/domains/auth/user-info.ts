import type { sharedCalls } from '@resort/shared/calls/rows';
import { userInfoOf } from '../../core/member/user-info.ts';
import type { ContextOf } from '../../platform/context.ts';

/** The caller's own data, phone and email masked. */
export function userInfo({ db, caller, language }: ContextOf<typeof sharedCalls, 'GET /user/info'>) {
  return userInfoOf(db, caller.memberId, language);
}
