/** How many digits a national number of an area has. The bounds come from `GET /common/phone/areaCode`. */
export interface PhoneBounds {
  minLength: number;
  maxLength: number;
  /** a leading digit that is only dialled within the country, e.g. '0' */
  trunk?: string | undefined;
}

/**
 * Converts full-width digits and removes spaces and dashes. Removes one trunk digit if enough digits remain:
 * `0912 345 678` → `912345678` (Taiwan). International numbers never start with the trunk digit.
 */
export function normalizePhone(typed: string, bounds: PhoneBounds): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  const { trunk, minLength } = bounds;
  const hasTrunk = trunk !== undefined && digits.startsWith(trunk) && digits.length > minLength;
  return hasTrunk ? digits.slice(1) : digits;
}

/**
 * Checks the digit count only (specification §5), because numbering plans change too often to validate
 * against them.
 */
export function isPhone(digits: string, bounds: PhoneBounds): boolean {
  return digits.length >= bounds.minLength && digits.length <= bounds.maxLength;
}

/** What is wrong with a typed number, in digits. The screen has the sentence (specification §5). */
export type PhoneProblem = { kind: 'exactly'; count: number } | { kind: 'between'; min: number; max: number };

/** null for a number of the right length. */
export function phoneProblem(typed: string, bounds: PhoneBounds): PhoneProblem | null {
  if (isPhone(normalizePhone(typed, bounds), bounds)) return null;
  const { minLength: min, maxLength: max } = bounds;
  return min === max ? { kind: 'exactly', count: min } : { kind: 'between', min, max };
}
