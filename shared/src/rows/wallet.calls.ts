import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';

const WALLETS = ['APPLE', 'GOOGLE'] as const;
const wallet = z.enum(WALLETS);
export type WalletName = z.infer<typeof wallet>;

export const PASS_KINDS = ['CARD', 'TICKET', 'VOUCHER'] as const;
const passKind = z.enum(PASS_KINDS);
export type PassKind = z.infer<typeof passKind>;

const pass = z.object({
  wallet,
  kind: passKind,
  /** a ticket's number, a voucher's id; of the card '' */
  id: z.string().check(z.regex(/^[0-9A-Za-z-]{0,40}$/)),
});
export type PassWish = z.infer<typeof pass>;

export const walletCalls = defineCalls({
  'GET /wallet/offered': {
    reply: z.object({
      wallets: z.array(wallet),
      /** true for the passes of development, which phones refuse */
      isTrial: z.boolean(),
    }),
    access: 'anyone',
    summary: 'The wallets that passes are made for; none where none is configured (our addition)',
  },
  'POST /wallet/pass': {
    body: pass,
    reply: z.object({
      /** to be opened at once: of Apple for two minutes, of Google for an hour */
      url: z.string(),
    }),
    summary:
      'The address that adds one’s own card, ticket or voucher to a wallet. NOT_YOURS; NOT_FOUND: no longer good, or no such wallet (our addition)',
  },
});
