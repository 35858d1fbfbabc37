const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Where a link of somebody else's text may lead: a path of the app below the language prefix, or an address outside of
 * it; null for every other scheme and for what a browser would only resolve against this page.
 */
export function safeAddress(given: string): { to: string } | { href: string } | null {
  if (/^\/(?![/\\])\P{Cc}*$/u.test(given)) return { to: given };
  if (!URL.canParse(given)) return null;
  const { protocol, href } = new URL(given);
  return SCHEMES.includes(protocol) ? { href } : null;
}

/** A picture of the app server, or one from anywhere over TLS; the page's policy decides further. */
export function safePicture(given: string): string | null {
  if (/^\/(?![/\\])\P{Cc}*$/u.test(given)) return given;
  return URL.canParse(given) && new URL(given).protocol === 'https:' ? new URL(given).href : null;
}
