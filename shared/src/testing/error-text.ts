import type { ErrorName, Language } from '../contract/index.ts';

/**
 * What the fake server writes when it refuses a call. The client shows the server's text as it comes, so its tests
 * need no real one; the real texts belong to the server (app-server/src/locales/errors).
 */
export const errorText = (name: ErrorName, language: Language = 'en'): string =>
  `The server's text of ${name}, ${language}`;
