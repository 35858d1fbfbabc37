import { useText } from '@resort/shared/i18n';
import { useCheckVerifyCodeMutation } from '../../api/rebinding.ts';
import { CodeStep } from './CodeStep.tsx';
import type { Progress } from './progress.ts';
import type { StepProps } from './step.ts';

interface OldCodeStepProps extends StepProps {
  progress: Extract<Progress, { step: 'oldCode' }>;
}

/** The code that was sent to the current phone or email. */
export function OldCodeStep({ progress, onStep }: OldCodeStepProps) {
  const t = useText('membership');
  const { factor, sent } = progress;
  const [check] = useCheckVerifyCodeMutation();
  return (
    <CodeStep
      lead={t('profile.rebind.sentTo', { where: sent.masked })}
      action={t('profile.rebind.goOn')}
      target={{ factor }}
      sent={sent}
      onSent={(another) => onStep({ ...progress, sent: another })}
      onCode={async (code) => {
        const { otpId } = sent;
        const { verifyTicket, expireIn } = await check({ otpId, code, purpose: 'REBIND' }).unwrap();
        onStep({ step: 'new', leave: { verifyTicket, until: Date.now() + expireIn * 1000 } });
      }}
      back={{ label: t('profile.rebind.startOver'), onBack: () => onStep({ step: 'old' }) }}
    />
  );
}
