import { phoneProblem, type PhoneBounds } from '@resort/shared/format';
import type { useText } from '@resort/shared/i18n';

/** What is wrong with a number, in the visitor's language; undefined when it is fine. */
export function phoneError(
  typed: string,
  bounds: PhoneBounds,
  t: ReturnType<typeof useText>,
): string | undefined {
  const problem = phoneProblem(typed, bounds);
  return problem === null ? undefined : t(`phone.${problem.kind}`, { ...problem });
}
