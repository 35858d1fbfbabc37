import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

export const memberData = z.object({
  /** instant with +08:00 */
  madeAt: z.string(),
  memberNo: z.string(),
  /** everything we hold about the member: rows by table, each with its columns; amounts in minor units as text */
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type MemberData = z.infer<typeof memberData>;

export const memberDataCalls = defineCalls({
  'GET /member/data': {
    reply: memberData,
    summary: "The member's own data, all of it, to be taken along; secrets such as hashes are left out",
  },
});
