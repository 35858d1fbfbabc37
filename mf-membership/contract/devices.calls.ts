import { rowId as id } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

export const memberSession = z.object({
  id,
  /** the one that asks */
  current: z.boolean(),
  /** names of browser and system, if the browser reveals them: `Safari, iPhone` */
  device: z.nullable(z.string()),
  /** instants with +08:00; last seen to the minute */
  startedAt: z.string(),
  lastSeenAt: z.string(),
});
export type MemberSession = z.infer<typeof memberSession>;

export const memberPasskey = z.object({
  keyId: id,
  deviceName: z.string(),
  /** instants with +08:00; null: not used yet */
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type MemberPasskey = z.infer<typeof memberPasskey>;

export const deviceCalls = defineCalls({
  'GET /member/sessions': {
    reply: z.array(memberSession),
    summary: 'Where the member is signed in, this session first, then the one used last',
  },
  'POST /member/sessions/end': {
    body: z.object({ id }),
    reply: z.null(),
    summary:
      'Signs out one of the member’s sessions, which then hears 301; one that is over answers the same',
  },
  'GET /member/passkeys': {
    reply: z.array(memberPasskey),
    summary: 'The member’s passkeys, the newest first',
  },
});
