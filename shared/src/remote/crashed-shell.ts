/**
 * Names the version of the shell that crashed in this browser. The origin then renders pages with the last-known-good
 * shell. It lasts one hour, so that a single crash does not keep a visitor on that shell for long.
 */
export const CRASHED_SHELL_COOKIE = { name: 'release-crashed-shell', maxAgeSeconds: 3_600 } as const;
