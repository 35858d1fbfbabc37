import { createHmac, sign, type KeyObject } from 'node:crypto';
import { signatureBase, type SignedRequest } from './signature-base.ts';

interface Signing {
  readonly covered: readonly string[];
  /** in the order in which they are written */
  readonly params: Readonly<Record<string, string | number>>;
  readonly label?: string;
}

interface SignatureHeaders {
  readonly 'signature-input': string;
  readonly signature: string;
}

function signBy(
  signer: (base: Buffer) => Buffer,
  request: SignedRequest,
  { covered, params, label = 'sig1' }: Signing,
): SignatureHeaders {
  const written = Object.entries(params).map(
    ([name, value]) => `;${name}=${typeof value === 'number' ? value : `"${value}"`}`,
  );
  const text = `(${covered.map((name) => `"${name}"`).join(' ')})${written.join('')}`;
  const base = signatureBase(request, covered, text);
  if (base === undefined) throw new Error('the request lacks a component that is to be signed');
  const signature = signer(Buffer.from(base)).toString('base64');
  return { 'signature-input': `${label}=${text}`, signature: `${label}=:${signature}:` };
}

/** The headers `signature-input` and `signature` of a request, by an Ed25519 key (RFC 9421 §3.1, §3.3.6). */
export const signRequest = (key: KeyObject, request: SignedRequest, signing: Signing): SignatureHeaders =>
  signBy((base) => sign(null, base, key), request, signing);

/** The same headers by HMAC with SHA-256 and a shared secret (RFC 9421 §3.3.3). */
export const signWithSecret = (
  secret: string | Buffer,
  request: SignedRequest,
  signing: Signing,
): SignatureHeaders => signBy((base) => createHmac('sha256', secret).update(base).digest(), request, signing);
