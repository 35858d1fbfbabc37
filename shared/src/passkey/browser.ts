import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Whether there is anything to offer: browsers keep passkeys from pages on plain http. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn();
}

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Options as the app server gave them: made by `@simplewebauthn/server`, so they are what the browser's part takes. */
type Options = { readonly challenge: string };

/** null when the member closed the browser's dialog, or the device refused: nothing to be told. */
async function unlessDismissed<T>(ask: Promise<T>): Promise<T | null> {
  try {
    return await ask;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(name)) return null;
    throw error;
  }
}

/** Has the browser make a passkey: `registration` of `PUT /user/{id}/biometricKey`. */
export async function makePasskey(options: Options) {
  const made = await unlessDismissed(startRegistration({ optionsJSON: options as unknown as Creation }));
  return made === null ? null : { ...made, type: 'public-key' as const, response: { ...made.response } };
}

/** Has the browser show the passkeys it has for us: `authentication` of `POST /user/passkey/login`. */
export async function askForPasskey(options: Options) {
  const given = await unlessDismissed(startAuthentication({ optionsJSON: options }));
  return given === null ? null : { ...given, type: 'public-key' as const, response: { ...given.response } };
}
