import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** RFC 3986: stricter than encodeURIComponent. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.codePointAt(0)?.toString(16).toUpperCase()}`,
  );

export interface AcsRequest {
  readonly host: string;
  /** `VerifyIntelligentCaptcha` */
  readonly action: string;
  /** `2023-03-05` */
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
  readonly contentType?: string;
  readonly at: Date;
  readonly nonce: string;
}

export const acsQuery = (query: AcsRequest['query']) =>
  Object.keys(query)
    .sort()
    .map((name) => `${encode(name)}=${encode(query[name] ?? '')}`)
    .join('&');

/**
 * Headers of a signed call to an Alibaba Cloud RPC API, signature version 3
 * (https://www.alibabacloud.com/help/en/sdk/product-overview/v3-request-structure-and-signature).
 */
export function acsHeaders(
  request: AcsRequest,
  account: { readonly accessKeyId: string; readonly accessKeySecret: string },
): Record<string, string> {
  const headers: Record<string, string> = {
    ...(request.contentType === undefined ? {} : { 'content-type': request.contentType }),
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': sha256(request.body),
    'x-acs-date': request.at.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  };
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const signed = names.join(';');
  const canonical = ['POST', '/', acsQuery(request.query), lines, signed, sha256(request.body)].join('\n');
  const signature = createHmac('sha256', account.accessKeySecret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  const credential = `Credential=${account.accessKeyId},SignedHeaders=${signed},Signature=${signature}`;
  return { ...headers, authorization: `${ALGORITHM} ${credential}` };
}
