import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';

/** What can be shared. The screen that opens a link maps each kind to its route. */
export const SHARE_KINDS = ['OFFER', 'ARTICLE', 'ACTIVITY'] as const;
/** How it was shared: with the system's share sheet, inside WeChat, or as a copied link. */
export const SHARE_CHANNELS = ['SYSTEM', 'WECHAT', 'COPY'] as const;
const kind = z.enum(SHARE_KINDS);
export type ShareKind = z.infer<typeof kind>;
export type ShareChannel = (typeof SHARE_CHANNELS)[number];

export const shareCalls = defineCalls({
  'POST /shareRecord': {
    body: z.object({
      kind,
      /** the id or code of what is shared */
      targetId: z.string().check(z.minLength(1), z.maxLength(64)),
      channel: z.enum(SHARE_CHANNELS),
    }),
    reply: z.object({
      /** 22 characters, unguessable; the same for the same member, target and channel */
      token: z.string(),
      /** path and query below the language prefix: `/share?token=…` */
      url: z.string(),
    }),
    summary: 'A link that leads another member to what this one looks at. NOT_FOUND: there is no such target',
  },
  'GET /shareRecord/{token}': {
    access: 'anyone',
    reply: z.object({
      kind,
      targetId: z.string(),
      /** the first letter of the sharer's family name, `C***`, so that the link does not reveal the member */
      sharerMasked: z.string(),
      /** whether the shared thing is still available */
      valid: z.boolean(),
    }),
    summary: 'What a share link leads to; counts each visitor once. NOT_FOUND: no such link',
  },
});
