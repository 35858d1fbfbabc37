import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { LANGUAGES } from '../contract/languages.ts';

export const language = z.enum(LANGUAGES);
/** Lowest first. */
export const TIERS = ['CLASSIC', 'SILVER', 'GOLD', 'DIAMOND'] as const;
export const tier = z.enum(TIERS);
export type Tier = z.infer<typeof tier>;

/** A member's own data; phone and email arrive masked, instants with +08:00 (specification §3). */
export const userInfo = z.object({
  userId: z.string(),
  memberNo: z.string(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  chineseName: z.nullable(z.string()),
  phoneArea: z.string(),
  phoneMasked: z.string(),
  emailMasked: z.nullable(z.string()),
  /** an address that was not proven yet belongs to nobody */
  emailVerified: z.boolean(),
  /** YYYY-MM-DD */
  dateOfBirth: z.nullable(z.string()),
  cityCode: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2 */
  countryCode: z.nullable(z.string()),
  language,
  /** the tier's code */
  memberTier: tier,
  /** the tier as printed on the card, in the request's language */
  MemberCardTier: z.string(),
  tierExpireAt: z.string(),
  currency: z.string(),
  currencyInfo: z.object({ code: z.string(), symbol: z.string(), rateToMop: z.string() }),
  openKey: z.string(),
  /** whether there is a passkey */
  biometric: z.boolean(),
  /** what the member wants to hear of offers by */
  consents: z.object({ sms: z.boolean(), email: z.boolean() }),
  joinedAt: z.string(),
  /** counts the edits: goes back with the next one (`PUT /user/users/{id}`) */
  version: z.int(),
});
export type UserInfo = z.infer<typeof userInfo>;

/** A new session: the token goes into Authorization-App, the sign key (base64, 32 bytes) signs. */
/** Of a device that signed in before: strangers' tries at its member's account do not count against it. It opens nothing. */
export const deviceProof = z.optional(z.string().check(z.maxLength(128)));

export const sessionReply = z.object({
  tokenValue: z.string(),
  signKey: z.string(),
  userId: z.string(),
  language,
  memberTier: tier,
  MemberCardTier: z.string(),
  currency: z.string(),
  openKey: z.string(),
  expiresAt: z.string(),
  /** for the next sign-in on this device */
  deviceProof,
});
export type SessionReply = z.infer<typeof sessionReply>;

export const sessionCalls = defineCalls({
  'GET /user/info': {
    reply: userInfo,
    summary: 'The signed-in member; the check that a stored session still holds (specification §4)',
  },
  'GET /user/logout': {
    reply: z.null(),
    summary: 'Ends the session; a second call answers the same',
  },
  'PUT /user/users/{id}/language': {
    body: z.object({ language }),
    reply: z.object({ language }),
    summary: "The member's language for messages; {id} is the member's own user id",
  },
});
