/** The value of a cookie in a `Cookie` header (RFC 6265 §4.2); null if it is absent. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/**
 * A `Set-Cookie` for this origin: HttpOnly and SameSite. A `maxAgeSeconds` of 0 removes the cookie.
 * @param sameSite `Strict`: also not sent when somebody follows a link from another site
 * @param isHttps adds Secure
 */
export function toCookie(
  name: string,
  value: string,
  {
    maxAgeSeconds,
    isHttps,
    sameSite = 'Lax',
  }: { maxAgeSeconds: number; isHttps: boolean; sameSite?: 'Lax' | 'Strict' },
): string {
  const secure = isHttps ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${secure}`;
}
