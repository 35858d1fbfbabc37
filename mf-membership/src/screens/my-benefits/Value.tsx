import { useText } from '@resort/shared/i18n';
import { Check, VisuallyHidden } from '@resort/shared/ui';
import type { BenefitValue } from '../../../contract/index.ts';

/** How much of a benefit there is: in words, a tick, or a dash. */
export function Value({ of: value }: { of: BenefitValue }) {
  const t = useText('membership');
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? <Check size={18} aria-hidden="true" /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{t(value ? 'benefits.included' : 'benefits.notIncluded')}</VisuallyHidden>
    </>
  );
}
