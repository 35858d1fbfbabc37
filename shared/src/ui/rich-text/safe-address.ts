/** One slash, and nothing that a browser would read as a second one. */
const IN_THE_APP = /^\/(?![/\\])\P{Cc}*$/u;
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Where a link in somebody else's text may lead: a path of the app below the language prefix, or an absolute
 * address; null for every other scheme and for relative addresses.
 */
export function safeAddress(given: string): { to: string } | { href: string } | null {
  if (IN_THE_APP.test(given)) return { to: given };
  try {
    const { protocol, href } = new URL(given);
    return SCHEMES.includes(protocol) ? { href } : null;
  } catch {
    return null; // not an absolute address
  }
}

/** A picture of the app server; the page's policy permits no other. */
export function safePicture(given: string): string | null {
  return IN_THE_APP.test(given) ? given : null;
}
