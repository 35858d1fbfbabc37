import { useEffect, useRef, useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import type { Problem, WireAnswer } from '@resort/release/client';
import { useChangeMutation } from '../api/registry.ts';
import { ChangeList } from '../parts/ChangeList.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { useHolder } from '../session/holder.ts';
import styles from './action-dialog.module.css';
import type { Plan } from './plan.ts';

/** Says exactly what changes for whom, and does it once; a refusal stays here to be read. */
export function Confirmation({
  plan,
  onBack,
  onDone,
}: {
  plan: Plan;
  onBack: () => void;
  onDone: (answer: WireAnswer) => void;
}) {
  const t = useText('console');
  const { name } = useHolder();
  const [change, { isLoading }] = useChangeMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  const confirm = async () => {
    setProblem(null);
    const answer = await change(plan.command);
    if (answer.data !== undefined) onDone(answer.data);
    else if ('detail' in answer.error) setProblem(answer.error);
  };
  return (
    <div className={styles['confirmation']}>
      <p ref={sentence} tabIndex={-1} className={styles['sentence']}>
        {plan.sentence}
      </p>
      {plan.changes.length === 0 ? null : <ChangeList changes={plan.changes} />}
      {plan.note === undefined ? null : <p className={styles['muted']}>{plan.note}</p>}
      <div>
        <p className={styles['muted']}>{t('confirm.log', { name })}</p>
        <p className={styles['reason']}>{plan.reason}</p>
      </div>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div className={styles['ways']}>
        <Button look="quiet" wide onClick={onBack}>
          {t('confirm.back')}
        </Button>
        <Button
          look={plan.isDangerous ? 'danger' : 'primary'}
          wide
          busy={isLoading}
          onClick={() => void confirm()}
        >
          {plan.confirm}
        </Button>
      </div>
    </div>
  );
}
