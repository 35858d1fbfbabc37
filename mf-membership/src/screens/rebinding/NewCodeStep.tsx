import { isApiError } from '@resort/shared/api';
import { useProveEmailMutation } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { dropDraft } from '@resort/shared/session';
import { useUpdatePhoneAndEmailMutation } from '../../api/rebinding.ts';
import { CodeStep } from './CodeStep.tsx';
import type { Progress } from './progress.ts';
import type { StepProps } from './step.ts';

type NewCode = Extract<Progress, { step: 'newCode' }>;

interface NewCodeStepProps extends StepProps {
  progress: NewCode;
}

/** The code that went to the new one: with it, one takes the other's place. */
export function NewCodeStep({ kind, progress, onStep }: NewCodeStepProps) {
  const t = useText('membership');
  const { wanted, sent, leave } = progress;
  const change = useChange(progress);
  const backToNew = { step: 'new', leave } as const;
  return (
    <CodeStep
      lead={t('profile.rebind.sentTo', { where: sent.masked })}
      action={t(`profile.${kind}.confirm`)}
      target={wanted}
      sent={sent}
      onSent={(another) => onStep({ ...progress, sent: another })}
      onCode={async (code) => {
        try {
          await change(code);
        } catch (failure) {
          const errorCode = isApiError(failure) ? failure.errorCode : null;
          if (errorCode === 'TICKET_EXPIRED') return onStep({ step: 'old' }, { over: true });
          if (errorCode === 'PHONE_TAKEN' || errorCode === 'EMAIL_TAKEN')
            return onStep(backToNew, { refused: (failure as { message: string }).message });
          throw failure;
        }
        dropDraft(kind === 'phone' ? 'membership.newPhone' : 'membership.newEmail');
        onStep({ step: 'done' });
      }}
      back={{ label: t(`profile.${kind}.another`), onBack: () => onStep(backToNew) }}
    />
  );
}

/** A first email only needs its own code; other changes also need the old one's. */
function useChange({ wanted, sent, leave }: NewCode) {
  const [update] = useUpdatePhoneAndEmailMutation();
  const [prove] = useProveEmailMutation();
  return async (code: string): Promise<void> => {
    const { otpId } = sent;
    if ('email' in wanted && leave === null) {
      await prove({ otpId, code, ...wanted }).unwrap();
      return;
    }
    const proven = { verifyTicket: leave?.verifyTicket ?? '', newOtpId: otpId, newCode: code };
    const asked = 'email' in wanted ? wanted : { newAreaCode: wanted.areaCode, newPhone: wanted.phone };
    await update({ ...proven, ...asked }).unwrap();
  };
}
