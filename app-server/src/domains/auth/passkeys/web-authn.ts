/**
 * The library that makes and verifies WebAuthn messages. It is loaded for the first passkey: with its parsers of certificates it is a
 * sixth of all modules of the server, and few members use a passkey.
 */
export const webAuthn = () => import('@simplewebauthn/server');
