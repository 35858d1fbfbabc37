/** How many digits a national number of one area has; the bounds are data of `GET /common/phone/areaCode`. */
export interface PhoneBounds {
  minLength: number;
  maxLength: number;
  /** a leading digit people write at home and nobody dials from abroad, e.g. '0' */
  trunk?: string | undefined;
}

/**
 * Full-width digits, spaces and dashes go, and one trunk digit where enough digits are left without it:
 * `0912 345 678` → `912345678` (Taiwan). Numbers abroad never start with the trunk digit.
 */
export function normalizePhone(typed: string, bounds: PhoneBounds): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  const { trunk, minLength } = bounds;
  const hasTrunk = trunk !== undefined && digits.startsWith(trunk) && digits.length > minLength;
  return hasTrunk ? digits.slice(1) : digits;
}

/** The digit count is the gate (specification §5); numbering patterns move too often to refuse by. */
export function isPhone(digits: string, bounds: PhoneBounds): boolean {
  return digits.length >= bounds.minLength && digits.length <= bounds.maxLength;
}

/** What is wrong with a number as typed, in digits; the screen has the sentence (specification §5). */
export type PhoneProblem = { kind: 'exactly'; count: number } | { kind: 'between'; min: number; max: number };

/** null for a number of the right length. */
export function phoneProblem(typed: string, bounds: PhoneBounds): PhoneProblem | null {
  if (isPhone(normalizePhone(typed, bounds), bounds)) return null;
  const { minLength: min, maxLength: max } = bounds;
  return min === max ? { kind: 'exactly', count: min } : { kind: 'between', min, max };
}
