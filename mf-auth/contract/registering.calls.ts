import { code, phoneCodeRequest, phoneCodeSent, sessionReply, title } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

/** Leave to register with a number that was just proven. */
export const registerTicket = z.object({
  registerTicket: z.string(),
  /** base64, 32 bytes: signs the registration (domain §6.2) */
  registerKey: z.string(),
  /** seconds */
  expireIn: z.int(),
});

const text = (max: number) => z.string().check(z.maxLength(max));

export const registeringCalls = defineCalls({
  'POST /user/otp/register': {
    access: 'anyone',
    body: z.union([phoneCodeRequest, z.object({ otpId: z.string(), code })]),
    reply: z.union([phoneCodeSent, sessionReply, registerTicket]),
    errors: ['PHONE_FORMAT', 'OTP_COOLDOWN', 'OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED', 'CAPTCHA_REQUIRED'],
    summary:
      'First sends a code to a number, then takes it: a ticket for registering, or the session of the number’s member',
  },
  'POST /membership/register': {
    access: 'anyone',
    once: true,
    body: z.object({
      registerTicket: text(128),
      title,
      firstName: text(80),
      lastName: text(80),
      chineseName: z.optional(text(40)),
      /** YYYY-MM-DD */
      dateOfBirth: text(10),
      /** E.164 */
      memberPhone: text(20),
      sjmInsiderId: z.optional(text(20)),
      email: z.optional(text(254)),
      cityCode: z.optional(text(20)),
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      password: z.optional(text(128)),
      /** the code of the member who invited the applicant: typed, or the `ref` of the link; one of nobody is ignored */
      shareToken: z.optional(text(64)),
      consents: z.object({ terms: text(20), privacy: text(20), sms: z.boolean(), email: z.boolean() }),
      signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    reply: sessionReply,
    errors: [
      'TICKET_EXPIRED',
      'PHONE_TAKEN',
      'AGE',
      'DOB',
      'NAME_EN',
      'EMAIL_FORMAT',
      'CARD_NOT_MATCH',
      'CARD_LINKED',
      'CONSENT',
      'SIGNATURE',
    ],
    summary: 'Registers the owner of a verified number as a member, and signs them in',
  },
  'GET /membership/invitation/{code}': {
    access: 'anyone',
    reply: z.object({
      /** `C***` */
      inviterMasked: z.string(),
    }),
    summary: 'Whose code for invitations it is. NOT_FOUND: nobody’s (our addition)',
  },
  'GET /membership-config/register-manage': {
    access: 'anyone',
    reply: z.object({
      minAge: z.int(),
      fields: z.array(z.object({ field: z.string(), required: z.boolean() })),
      linkCard: z.boolean(),
      consents: z.array(
        z.object({
          key: z.enum(['terms', 'privacy', 'sms', 'email']),
          /** null: there is no document */
          version: z.nullable(z.string()),
          required: z.boolean(),
          title: z.string(),
          /** a route of the app */
          url: z.nullable(z.string()),
        }),
      ),
    }),
    summary: 'What joining asks for',
  },
});
