import {
  code,
  deviceProof,
  passkeyAnswer,
  passkeyOptions,
  phone,
  sessionReply,
} from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { registerTicket } from './registering.calls.ts';

/** The number is verified, but not registered yet. */
const needRegister = z.extend(registerTicket, { needRegister: z.literal(true) });

const captchaTicket = z.optional(z.string().check(z.maxLength(128)));

export const signInCalls = defineCalls({
  'POST /user/otp/login': {
    access: 'anyone',
    body: z.extend(phone, { otpId: z.string(), code }),
    reply: z.union([sessionReply, needRegister]),
    errors: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED'],
    summary: 'Signs in with a one-time code; an unregistered number gets a ticket for registering',
  },
  'POST /user/login/normal': {
    access: 'anyone',
    body: z.object({
      /** a member number, a phone number or a proven email address */
      account: z.string().check(z.minLength(1), z.maxLength(254)),
      /** of a phone number; +853 without it */
      areaCode: z.optional(z.string().check(z.regex(/^\+\d{1,4}$/))),
      password: z.string().check(z.minLength(1), z.maxLength(128)),
      captchaTicket,
      deviceProof,
    }),
    reply: sessionReply,
    errors: ['LOGIN_FAILED', 'CAPTCHA_REQUIRED'],
    summary:
      'Signs in with a password; an unknown account answers as a wrong password does, in the same time',
  },
  'POST /member/login': {
    access: 'anyone',
    body: z.object({
      cardNo: z.string().check(z.regex(/^[\d ]{8,24}$/)),
      pin: z.string().check(z.regex(/^\d{4,6}$/)),
      captchaTicket,
      deviceProof,
    }),
    reply: sessionReply,
    errors: ['LOGIN_FAILED', 'CAPTCHA_REQUIRED'],
    summary: 'Signs in with a member card’s number and PIN',
  },
  'GET /member/logout': {
    reply: z.null(),
    summary: 'Ends the session, as /user/logout does',
  },
  'GET /member/test': {
    access: 'anyone',
    reply: z.object({
      ok: z.literal(true),
      /** milliseconds since 1970 */
      serverTime: z.number(),
    }),
    summary: 'Whether we can be reached, and what time it is here',
  },
  'GET /membership-config/login-manage': {
    access: 'anyone',
    reply: z.object({
      methods: z.array(z.enum(['otp', 'normal', 'card', 'passkey'])),
      captcha: z.object({ always: z.boolean(), afterFails: z.int() }),
      /** len: digits; ttl and resend: seconds; daily: codes to one number */
      otp: z.object({ len: z.int(), ttl: z.int(), resend: z.int(), daily: z.int() }),
      passwordRule: z.object({ minLength: z.int(), maxLength: z.int(), pattern: z.string() }),
    }),
    summary: 'The ways to sign in and their rules',
  },
  'GET /common/voice/voiceCodeSwitch': {
    access: 'anyone',
    query: z.object({ areaCode: z.optional(z.string()) }),
    reply: z.object({
      /** in the area asked for, or in any */
      enabled: z.boolean(),
      areaCodes: z.array(z.string()),
    }),
    summary: 'The areas where a one-time code can be read out by a phone call',
  },
  'GET /common/ip/region': {
    access: 'anyone',
    reply: z.object({
      countryCode: z.string(),
      region: z.string(),
      areaCode: z.string(),
      defaultLanguage: z.string(),
    }),
    summary: 'Where the visitor probably is, to choose an area code first',
  },
  'GET /common/login/promotion': {
    access: 'anyone',
    reply: z.object({
      title: z.string(),
      text: z.string(),
      /** decoration: an address, or a path below the API base; `{skin}` is replaced by the page's skin */
      imageUrl: z.nullable(z.string()),
      /** a route of the app that is open to visitors */
      link: z.string(),
    }),
    summary: 'What the sign-in screen says beside its form',
  },
  'POST /user/passkey/login/options': {
    access: 'anyone',
    reply: passkeyOptions,
    summary: 'A challenge for signing in with a passkey, for any member; it is valid for 5 minutes',
  },
  'POST /user/passkey/login': {
    access: 'anyone',
    body: z.object({ authentication: passkeyAnswer }),
    reply: sessionReply,
    errors: ['LOGIN_FAILED', 'TICKET_EXPIRED'],
    summary: 'Signs in with a passkey',
  },
});
