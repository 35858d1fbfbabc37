/** One slash, and none that a browser would read as another. */
const IN_THE_APP = /^\/(?![/\\])\P{Cc}*$/u;
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Where a link of somebody else's text may lead: a path of the app below the language prefix, or an address outside of
 * it; null for every other scheme and for what a browser would only resolve against this page.
 */
export function safeAddress(given: string): { to: string } | { href: string } | null {
  if (IN_THE_APP.test(given)) return { to: given };
  try {
    const { protocol, href } = new URL(given);
    return SCHEMES.includes(protocol) ? { href } : null;
  } catch {
    return null; // no address by itself
  }
}

/** A picture of the app server's; the page's policy lets no other be shown. */
export function safePicture(given: string): string | null {
  return IN_THE_APP.test(given) ? given : null;
}
