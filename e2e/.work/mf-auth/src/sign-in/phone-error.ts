import { isPhone, normalizePhone, type PhoneBounds } from '@resort/shared/format';
import type { useText } from '@resort/shared/i18n';

/** What is wrong with a number, built from its area's bounds (specification §5); undefined when it is fine. */
export function phoneError(
  typed: string,
  bounds: PhoneBounds,
  t: ReturnType<typeof useText>,
): string | undefined {
  if (isPhone(normalizePhone(typed, bounds), bounds)) return undefined;
  const { minLength: min, maxLength: max } = bounds;
  return min === max ? t('phone.exactly', { count: min }) : t('phone.between', { min, max });
}
