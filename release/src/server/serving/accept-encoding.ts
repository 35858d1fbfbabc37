import { ENCODINGS, type EncodingToken } from '../../artifacts/compressed-forms.ts';

/** Our encodings that the client accepts, smallest first; `q=0` excludes one (RFC 9110 §12.5.3). */
export function acceptedEncodings(header: string | undefined): EncodingToken[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [token = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(token, q === undefined ? 1 : Number(q.slice(2)));
  }
  const weight = (token: string) => weights.get(token) ?? weights.get('*') ?? 0;
  return ENCODINGS.map(({ token }) => token).filter((token) => weight(token) > 0);
}
