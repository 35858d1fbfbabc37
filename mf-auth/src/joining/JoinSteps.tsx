import { useText } from '@resort/shared/i18n';
import { StepHeader } from '@resort/shared/ui/form';

const STEPS = ['phone', 'code', 'profile'] as const;

/** The steps of joining, with the current one marked. */
export function JoinSteps({ current }: { current: (typeof STEPS)[number] }) {
  const t = useText('auth');
  const names = STEPS.map((step) => t(`joining.steps.${step}`));
  return <StepHeader names={names} current={STEPS.indexOf(current) + 1} />;
}
