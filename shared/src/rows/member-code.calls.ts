import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';

export const memberCode = z.object({
  /** what the QR code holds: `MB1.<memberNo>.<exp>.<mac10>`, exp in seconds since 1970 */
  content: z.string(),
  /** instant with +08:00 */
  expireAt: z.string(),
  /** seconds after which to show a new code; the code stays valid a little longer */
  refreshIn: z.int(),
});
export type MemberCode = z.infer<typeof memberCode>;

export const memberCodeCalls = defineCalls({
  'GET /user/qrCode': {
    reply: memberCode,
    summary: "The member's code for a point of sale, valid once and for about a minute",
  },
});
