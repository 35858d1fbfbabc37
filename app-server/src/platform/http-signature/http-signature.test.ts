import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { contentDigest, matchesDigest } from './content-digest.ts';
import { signRequest } from './sign.ts';
import { signatureBase } from './signature-base.ts';
import { readSignature, readSignatureInput } from './signature-input.ts';

/** RFC 9421, appendix B.1.4, B.2 and B.2.6. */
const KEY = createPrivateKey(
  '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF\n-----END PRIVATE KEY-----\n',
);
const PUBLIC = createPublicKey(
  '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAJrQLj5P/89iXES9+vFgrIy29clF9CC/oPPsw3c5D0bs=\n-----END PUBLIC KEY-----\n',
);
const BODY = '{"hello": "world"}';
const SHA_512 =
  'sha-512=:WZDPaVn/7XgHaAy8pmojAkGWoRx2UFChF41A2svX+TaPm+AbwAgBWnrIiYllu7BNNyealdVLvRwEmTHWXvJwew==:';
const REQUEST = {
  method: 'POST',
  url: 'https://example.com/foo?param=Value&Pet=dog',
  headers: {
    date: 'Tue, 20 Apr 2021 02:07:55 GMT',
    'content-type': 'application/json',
    'content-digest': SHA_512,
    'content-length': '18',
  },
};
const COVERED = ['date', '@method', '@path', '@authority', 'content-type', 'content-length'];
const INPUT =
  'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"';
const SIGNATURE =
  'sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:';

describe('HTTP message signatures', () => {
  it('are those of the RFC, signed and verified', () => {
    const params = { created: 1618884473, keyid: 'test-key-ed25519' };
    const signed = signRequest(KEY, REQUEST, { covered: COVERED, params, label: 'sig-b26' });
    expect(signed).toEqual({ 'signature-input': INPUT, signature: SIGNATURE });
    const input = readSignatureInput(INPUT);
    expect(input).toMatchObject({ covered: COVERED, params: { ...params, created: '1618884473' } });
    const base = signatureBase(REQUEST, COVERED, input?.text ?? '') ?? '';
    const signature = readSignature(SIGNATURE, 'sig-b26') ?? Buffer.alloc(0);
    expect(verify(null, Buffer.from(base), PUBLIC, signature)).toBe(true);
    expect(verify(null, Buffer.from(`${base} `), PUBLIC, signature)).toBe(false);
  });

  it('have the RFC’s values of derived components', () => {
    const base = signatureBase(REQUEST, ['@target-uri', '@query'], '()');
    expect(base).toBe(
      '"@target-uri": https://example.com/foo?param=Value&Pet=dog\n"@query": ?param=Value&Pet=dog\n"@signature-params": ()',
    );
    expect(signatureBase(REQUEST, ['x-missing'], '()')).toBeUndefined();
    expect(signatureBase(REQUEST, ['@status'], '()')).toBeUndefined();
  });

  it.each([
    'sig1=("@method" "@method");created=1',
    'sig1=("@method");created=1;created=2',
    'sig1=("@method"  "@path");created=1',
    'sig1=("@method";req);created=1',
    'sig1=("@method"), sig2=("@path")',
    'sig1=("@method");nonce="a\\"b"',
    '',
  ])('refuses an input that could be read in two ways: %s', (header) => {
    expect(readSignatureInput(header)).toBeUndefined();
  });
});

describe('the content digest', () => {
  it('is that of the RFC, and every known one must match', () => {
    expect(contentDigest(BODY, 'sha-512')).toBe(SHA_512);
    expect(matchesDigest(SHA_512, BODY)).toBe(true);
    expect(matchesDigest(`md5=:AAAA:, ${contentDigest(BODY)}`, BODY)).toBe(true);
    expect(matchesDigest(`${SHA_512}, ${contentDigest('else')}`, BODY)).toBe(false);
    expect(matchesDigest('md5=:AAAA:', BODY)).toBe(false);
    expect(matchesDigest(SHA_512, `${BODY} `)).toBe(false);
  });
});
