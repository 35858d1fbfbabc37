import { ERRORS, LANGUAGES, type ErrorName } from '@resort/shared/contract';
import { ERROR_TEXTS } from '../locales/errors/index.ts';

export type Json = Record<string, unknown>;

/** The headers of every call (specification §7). */
export const HEADERS: Readonly<Record<string, Json>> = {
  platform: { required: true, schema: { const: '4' } },
  channel: { required: true, schema: { const: 'membershipH5' } },
  language: { required: true, schema: { enum: LANGUAGES } },
  sign: {
    required: true,
    description: 'HMAC-SHA-256 in hex over the canonical request, scheme MH5-1',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
  timestamp: {
    required: true,
    description: 'ms since 1970, at most 300 s from the server',
    schema: { type: 'string', pattern: '^\\d{1,15}$' },
  },
  random: {
    required: true,
    description: 'new for every attempt',
    schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  },
};

/** Only on the calls whose rows demand it. */
export const SIGN_CHECK_HEADER: Json = {
  name: 'sign-check',
  in: 'header',
  required: true,
  description: "HMAC-SHA-256 in hex over the body's signTimerStr and the request, scheme MH5-1",
  schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
};

/** The members that every payload carries beside a row's own. */
export const CARRIED: Readonly<Record<string, Json>> = {
  language: { enum: LANGUAGES },
  authId: { type: 'string', maxLength: 64 },
};

/** An envelope with any code but 0. */
export function failure(): Json {
  const codes = Object.entries(ERRORS).map(
    ([name, { code }]) => `${code} ${name}: ${ERROR_TEXTS[name as ErrorName].en}`,
  );
  return {
    allOf: [
      { $ref: '#/components/schemas/Envelope' },
      { properties: { code: { enum: Object.values(ERRORS).map(({ code }) => code) } } },
    ],
    description: codes.join('\n'),
  };
}

export const ENVELOPE: Json = {
  type: 'object',
  required: ['code', 'data', 'errorCode', 'message'],
  properties: {
    code: { type: ['integer', 'string'] },
    data: {},
    errorCode: {
      type: ['string', 'null'],
      description: 'set when the calling screen shows the error itself',
    },
    message: { type: 'string', description: "in the caller's language" },
  },
};
