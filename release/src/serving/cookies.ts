/** The value of a cookie in a `Cookie` header (RFC 6265 §4.2); null where it is not there. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/**
 * A `Set-Cookie` for this origin that no script reads and no other site's request carries along; the whole of it is
 * taken back by a `maxAgeSeconds` of 0.
 * @param isHttps the cookie is then sent over HTTPS alone
 */
export function toCookie(
  name: string,
  value: string,
  { maxAgeSeconds, isHttps }: { maxAgeSeconds: number; isHttps: boolean },
): string {
  const secure = isHttps ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
