import { ENCODINGS, type EncodingToken } from '../../artifacts/compressed-forms.ts';

/** How much the client wants an encoding, 0 to 1; 0: it does not accept it (RFC 9110 §12.5.3). */
function weightsIn(header: string | undefined): (token: string) => number {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [token = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(token, q === undefined ? 1 : Number(q.slice(2)));
  }
  return (token) => weights.get(token) ?? weights.get('*') ?? 0;
}

/** Our stored encodings that the client accepts, smallest first. */
export function acceptedEncodings(header: string | undefined): EncodingToken[] {
  const weightOf = weightsIn(header);
  return ENCODINGS.map(({ token }) => token).filter((token) => weightOf(token) > 0);
}

/** Whether the client accepts an encoding. */
export const accepts = (header: string | undefined, token: string): boolean => weightsIn(header)(token) > 0;
