import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { useMember } from '@resort/shared/session';
import { ButtonLink, Notice, Page } from '@resort/shared/ui';
import { StepHeader } from '@resort/shared/ui/form';
import { useState } from 'react';
import { NewStep } from './NewStep.tsx';
import { NewCodeStep } from './NewCodeStep.tsx';
import { OldCodeStep } from './OldCodeStep.tsx';
import { OldStep } from './OldStep.tsx';
import { keepProgress, keptProgress, type Kind, type Progress } from './progress.ts';
import type { Setback, StepProps } from './step.ts';

/**
 * Changes the phone or email, as `of=` names it: the old one is verified, then the new one, which then
 * replaces it.
 */
export default function RebindingScreen() {
  const [query] = useSearchParams();
  const kind = query.get('of') === 'email' ? 'email' : 'phone';
  // switching from one to the other starts the flow again
  return <Rebinding key={kind} kind={kind} />;
}

function Rebinding({ kind }: { kind: Kind }) {
  const t = useText('membership');
  const { emailVerified } = useMember();
  const isFirst = kind === 'email' && !emailVerified;
  const start: Progress = isFirst ? { step: 'new', leave: null } : { step: 'old' };
  const [progress, setProgress] = useState<Progress>(() => keptProgress(kind) ?? start);
  const [setback, setSetback] = useState<Setback | null>(null);
  const goTo = (next: Progress, why?: Setback) => {
    keepProgress(kind, next);
    setProgress(next);
    setSetback(why ?? null);
  };
  const title = isFirst ? t('profile.email.add') : t(`profile.${kind}.change`);
  if (progress.step === 'done') return <Done kind={kind} />;
  return (
    // each step takes the focus to its heading
    <Page key={progress.step} title={title}>
      <Steps progress={progress} isFirst={isFirst} />
      {setback !== null && 'over' in setback ? (
        <Notice tone="warning">{t(`profile.${kind}.over`)}</Notice>
      ) : null}
      <Step kind={kind} progress={progress} setback={setback} onStep={goTo} />
    </Page>
  );
}

function Step(props: StepProps & { progress: Progress; setback: Setback | null }) {
  const { kind, progress, setback, onStep } = props;
  const refused = setback !== null && 'refused' in setback ? setback.refused : undefined;
  if (progress.step === 'oldCode')
    return <OldCodeStep key="oldCode" kind={kind} progress={progress} onStep={onStep} />;
  if (progress.step === 'new')
    return <NewStep kind={kind} leave={progress.leave} refused={refused} onStep={onStep} />;
  if (progress.step === 'newCode')
    return <NewCodeStep key="newCode" kind={kind} progress={progress} onStep={onStep} />;
  return <OldStep kind={kind} onStep={onStep} />;
}

/** A first email has nothing old to prove. */
function Steps({ progress, isFirst }: { progress: Progress; isFirst: boolean }) {
  const t = useText('membership');
  const names = [t('profile.rebind.old'), t('profile.rebind.new'), t('profile.rebind.code')];
  const position = { old: 1, oldCode: 1, new: 2, newCode: 3, done: 3 }[progress.step];
  return <StepHeader names={isFirst ? names.slice(1) : names} current={isFirst ? position - 1 : position} />;
}

function Done({ kind }: { kind: Kind }) {
  const t = useText('membership');
  return (
    <Page title={t(`profile.${kind}.done`)}>
      <Notice tone="success">{t(`profile.${kind}.doneMeans`)}</Notice>
      <ButtonLink wide to={to('/my-profile')}>
        {t('profile.back')}
      </ButtonLink>
    </Page>
  );
}
