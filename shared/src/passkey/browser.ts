import {
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Whether this device itself keeps passkeys and knows its owner: what makes the next sign-in a glance or a touch. */
export function deviceKeepsPasskeys(): Promise<boolean> {
  return platformAuthenticatorIsAvailable();
}

/** Whether the browser can name passkeys among the suggestions of a field (`autocomplete` ending in `webauthn`). */
export function canSuggestPasskeys(): Promise<boolean> {
  return browserSupportsWebAuthnAutofill();
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

type Given = Awaited<ReturnType<typeof startAuthentication>>;
const answerOf = (given: Given | null) =>
  given === null ? null : { ...given, type: 'public-key' as const, response: { ...given.response } };

/** Has the browser show the passkeys it has for us: `authentication` of `POST /user/passkey/login`. */
export async function askForPasskey(options: Options) {
  return answerOf(await unlessDismissed(startAuthentication({ optionsJSON: options })));
}

/**
 * Has the browser suggest passkeys in a field whose `autocomplete` ends in `webauthn`, without a dialog (conditional
 * mediation, WebAuthn Level 3 §5.1.4). Waits until one is chosen; null once `stopSuggesting` or another ask ends it.
 */
export async function suggestPasskeys(options: Options) {
  const ask = { optionsJSON: options, useBrowserAutofill: true, verifyBrowserAutofillInput: false };
  return answerOf(await unlessDismissed(startAuthentication(ask)));
}

/** The form that the suggestions stood in is gone. */
export function stopSuggesting(): void {
  WebAuthnAbortService.cancelCeremony();
}
