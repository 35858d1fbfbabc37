import { createHash, timingSafeEqual } from 'node:crypto';

type Algorithm = 'sha-256' | 'sha-512';

const digestOf = (body: string | Buffer, algorithm: Algorithm): Buffer =>
  createHash(algorithm.replace('-', '')).update(body).digest();

/** The `Content-Digest` of a body (RFC 9530 §2), with SHA-256 unless another is named. */
export const contentDigest = (body: string | Buffer, algorithm: Algorithm = 'sha-256'): string =>
  `${algorithm}=:${digestOf(body, algorithm).toString('base64')}:`;

/** Whether the header has a digest that we know, and every one that we know is of this body. */
export function matchesDigest(header: string, body: string | Buffer): boolean {
  const known = header.split(',').flatMap((member) => {
    const [, algorithm, value] = /^\s*(sha-256|sha-512)=:([A-Za-z0-9+/=]+):\s*$/.exec(member) ?? [];
    return value === undefined
      ? []
      : [{ algorithm: algorithm as Algorithm, given: Buffer.from(value, 'base64') }];
  });
  return (
    known.length > 0 &&
    known.every(({ algorithm, given }) => {
      const own = digestOf(body, algorithm);
      return own.length === given.length && timingSafeEqual(own, given);
    })
  );
}
