import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { rowId } from './fields/fields.ts';

/**
 * WebAuthn options and responses in the format of `@simplewebauthn/browser` (WebAuthn Level 3, §5.1.8 to
 * §5.1.10, JSON forms). They are passed on unchanged; `@simplewebauthn/server` validates them.
 */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export const passkeyAnswer = z.looseObject({
  id: z.string().check(z.maxLength(1024)),
  rawId: z.string().check(z.maxLength(1024)),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

export const passkeyCalls = defineCalls({
  'POST /user/passkey/options': {
    reply: passkeyOptions,
    summary:
      'What the browser needs to make a passkey for the signed-in member; the challenge lives 5 minutes',
  },
  'PUT /user/{id}/biometricKey': {
    body: z.object({
      registration: passkeyAnswer,
      /** the member's name for the device */
      deviceName: z.string().check(z.minLength(1), z.maxLength(60)),
    }),
    reply: z.object({ keyId: z.string() }),
    errors: ['TICKET_EXPIRED'],
    summary: 'Keeps a passkey, five at most; {id} is the member’s own user id',
  },
  'DELETE /user/{id}/biometricKey': {
    body: z.object({ keyId: rowId }),
    reply: z.null(),
    summary: 'Removes a passkey; one that was removed before gets the same response',
  },
});
