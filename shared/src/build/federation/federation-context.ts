/**
 * Replaces what the federation runtime adds to its errors for Module Federation's own diagnostics: names and versions of
 * all shares. Nothing here reads it, and the release has the same.
 */
export const optionsToMFContext = (): object => ({});
