import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { LANGUAGES } from '../contract/languages.ts';

export const language = z.enum(LANGUAGES);
/** Ascending. */
export const TIERS = ['CLASSIC', 'SILVER', 'GOLD', 'DIAMOND'] as const;
export const tier = z.enum(TIERS);
export type Tier = z.infer<typeof tier>;

/** A member's own data. Phone and email are masked, instants have +08:00 (specification §3). */
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
  /** an unverified address is not reserved for this member */
  emailVerified: z.boolean(),
  /** YYYY-MM-DD */
  dateOfBirth: z.nullable(z.string()),
  cityCode: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2 */
  countryCode: z.nullable(z.string()),
  language,
  /** code of the tier */
  memberTier: tier,
  /** the tier as printed on the card, in the request's language */
  MemberCardTier: z.string(),
  tierExpireAt: z.string(),
  currency: z.string(),
  currencyInfo: z.object({ code: z.string(), symbol: z.string(), rateToMop: z.string() }),
  openKey: z.string(),
  /** whether the member has a passkey */
  biometric: z.boolean(),
  /** how the member agreed to receive offers */
  consents: z.object({ sms: z.boolean(), email: z.boolean() }),
  joinedAt: z.string(),
  /** counts edits; must be sent with the next edit (`PUT /user/users/{id}`) */
  version: z.int(),
});
export type UserInfo = z.infer<typeof userInfo>;

/**
 * The response to a sign-in. The token goes into the header Authorization-App; the sign key (base64, 32
 * bytes) signs requests.
 */
/**
 * Proof of a device that signed in before: failed attempts by others do not count against it. It grants no
 * access.
 */
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
