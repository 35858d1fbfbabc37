import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';

/** The action that a solved captcha permits. Its ticket is valid for this action only. */
export const captchaScene = z.enum(['LOGIN', 'OTP', 'REGISTER', 'EMAIL', 'RESERVE']);
export type CaptchaScene = z.infer<typeof captchaScene>;

/**
 * A proof-of-work challenge in the format of altcha's widget (https://altcha.org/docs/v2/widget-integration);
 * valid for one attempt.
 */
export const altchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    /** seconds since 1970 */
    expiresAt: z.optional(z.int()),
  }),
  signature: z.optional(z.string()),
});
export type AltchaChallenge = z.infer<typeof altchaChallenge>;

const embedded = z.object({
  provider: z.literal('EMBEDDED'),
  language: z.string(),
  challenge: altchaChallenge,
});

const aliyun = z.object({
  provider: z.literal('ALIYUN'),
  sceneId: z.string(),
  /** where the account requires it; it stays valid for longer than the config */
  encryptedSceneId: z.optional(z.string()),
  prefix: z.string(),
  region: z.enum(['cn', 'sgp']),
  language: z.string(),
  scriptUrl: z.string(),
});

export const captchaConfig = z.union([embedded, aliyun]);
export type CaptchaConfigReply = z.infer<typeof captchaConfig>;

export const captchaCalls = defineCalls({
  'GET /captchaAli/config': {
    access: 'anyone',
    query: z.object({ clientType: z.enum(['h5', 'web']) }),
    reply: z.object({
      config: captchaConfig,
      /** SHA-256 in hex of the config's JSON without its challenge */
      hash: z.string(),
      /** milliseconds since 1970 */
      timestamp: z.number(),
      /** seconds for which the config may be cached, without its challenge */
      ttl: z.int(),
    }),
    summary: "The captcha's provider and settings; an embedded one includes a new challenge every time",
  },
  'POST /captchaAli/verify': {
    access: 'anyone',
    body: z.object({
      /** the widget's result, unchanged */
      captchaVerifyParam: z.string().check(z.minLength(1), z.maxLength(16_384)),
      sceneId: z.optional(z.string().check(z.maxLength(64))),
      bizScene: captchaScene,
    }),
    reply: z.object({
      captchaResult: z.boolean(),
      /** valid once, for the next call of this scene by this visitor */
      captchaTicket: z.optional(z.string()),
      /** seconds */
      expireIn: z.int(),
    }),
    summary: 'Checks a solved captcha and gives a single-use ticket for it',
  },
});
