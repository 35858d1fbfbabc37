/** What of a request can be signed. */
export interface SignedRequest {
  readonly method: string;
  /** absolute, as the client called it */
  readonly url: string;
  /** lower-case names */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The value of a component (RFC 9421 §2); undefined if the request has none. */
function valueOf({ method, url, headers }: SignedRequest, name: string): string | undefined {
  const { host, pathname, search } = new URL(url);
  const derived: Readonly<Record<string, string>> = {
    '@method': method.toUpperCase(),
    '@target-uri': url,
    '@authority': host,
    '@path': pathname,
    '@query': search === '' ? '?' : search,
  };
  return name.startsWith('@') ? derived[name] : headers[name]?.trim();
}

/** The text that is signed (RFC 9421 §2.5); undefined if a component is missing in the request. */
export function signatureBase(
  request: SignedRequest,
  covered: readonly string[],
  params: string,
): string | undefined {
  const lines: string[] = [];
  for (const name of covered) {
    const value = valueOf(request, name);
    if (value === undefined) return undefined;
    lines.push(`"${name}": ${value}`);
  }
  return [...lines, `"@signature-params": ${params}`].join('\n');
}
