/** `sha384-…` of these bytes (https://www.w3.org/TR/SRI). Throws on plain http, where browsers have no hash function. */
export async function integrityOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(Array.from(digest, (byte) => String.fromCharCode(byte)).join(''))}`;
}
