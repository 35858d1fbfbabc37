import {
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Whether this device has a platform authenticator: the next sign-in then takes a glance or a touch. */
export function deviceKeepsPasskeys(): Promise<boolean> {
  return platformAuthenticatorIsAvailable();
}

/** Whether the browser can suggest passkeys in a field (`autocomplete` ending in `webauthn`). */
export function canSuggestPasskeys(): Promise<boolean> {
  return browserSupportsWebAuthnAutofill();
}

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];

/**
 * Options from the app server. `@simplewebauthn/server` made them, so they have the type that the browser
 * package expects.
 */
type Options = { readonly challenge: string };

/** The member closed the browser's dialog, or the device refused. Neither is an error. */
const DISMISSED = ['NotAllowedError', 'AbortError', 'InvalidStateError'];

/** null if it ends with an error of one of these names. */
async function unlessNamed<T>(names: readonly string[], ask: Promise<T>): Promise<T | null> {
  try {
    return await ask;
  } catch (error) {
    if (names.includes(error instanceof Error ? error.name : '')) return null;
    throw error;
  }
}

/** Creates a passkey. The result is `registration` of `PUT /user/{id}/biometricKey`. */
export async function makePasskey(options: Options) {
  const made = await unlessNamed(
    DISMISSED,
    startRegistration({ optionsJSON: options as unknown as Creation }),
  );
  return made === null ? null : { ...made, type: 'public-key' as const, response: { ...made.response } };
}

type Given = Awaited<ReturnType<typeof startAuthentication>>;
const answerOf = (given: Given | null) =>
  given === null ? null : { ...given, type: 'public-key' as const, response: { ...given.response } };

/** Asks for one of the browser's passkeys. The result is `authentication` of `POST /user/passkey/login`. */
export async function askForPasskey(options: Options) {
  return answerOf(await unlessNamed(DISMISSED, startAuthentication({ optionsJSON: options })));
}

/**
 * Suggests passkeys in a field whose `autocomplete` ends in `webauthn`, without a dialog (conditional
 * mediation, WebAuthn Level 3 §5.1.4). Resolves when one is chosen; null when `stopSuggesting` or another
 * request ends it, and in a browser that says it can suggest but refuses (`NotSupportedError` of headless Chromium):
 * the member did not ask for suggestions, so there is nothing to report.
 */
export async function suggestPasskeys(options: Options) {
  const ask = { optionsJSON: options, useBrowserAutofill: true, verifyBrowserAutofillInput: false };
  return answerOf(await unlessNamed([...DISMISSED, 'NotSupportedError'], startAuthentication(ask)));
}

/** Call it when the form with the suggestions is gone. */
export function stopSuggesting(): void {
  WebAuthnAbortService.cancelCeremony();
}
