import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';

export const TITLES = ['MR', 'MRS', 'MS', 'MISS', 'DR'] as const;
export const title = z.enum(TITLES);
export type Title = z.infer<typeof title>;

/** A code and its name in the request's language. */
const named = z.object({ code: z.string(), name: z.string() });

export const dictionaryCalls = defineCalls({
  'GET /user/getMemberTitleList': {
    access: 'anyone',
    reply: z.array(z.object({ code: title, name: z.string() })),
    summary: 'The titles a member may choose from',
  },
  'GET /user/cities': {
    access: 'anyone',
    query: z.object({ countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
    reply: z.array(z.extend(named, { countryCode: z.string() })),
    summary: 'Cities to live in, of one country or of all; a country without a list has none',
  },
  'GET /sjm/dict-code/title': {
    access: 'anyone',
    reply: z.array(named),
    summary: 'The dictionary of titles',
  },
  'GET /sjm/dict-code/country': {
    access: 'anyone',
    reply: z.array(named),
    summary: 'Countries and regions by ISO 3166-1 alpha-2 code',
  },
  'POST /member/checkName': {
    access: 'anyone',
    body: z.object({
      firstName: z.string().check(z.maxLength(80)),
      lastName: z.string().check(z.maxLength(80)),
      /** YYYY-MM-DD */
      dateOfBirth: z.optional(z.string()),
      /** the insider number on an older card */
      cardNo: z.optional(z.string().check(z.maxLength(20))),
      /** of a visitor who verified a phone number: the server counts attempts by it */
      registerTicket: z.optional(z.string().check(z.maxLength(128))),
    }),
    reply: z.object({ match: z.boolean() }),
    errors: ['NAME_EN'],
    summary:
      'Whether a name is written as we take it and, with a card, whether the card is the named person’s; few tries',
  },
});
