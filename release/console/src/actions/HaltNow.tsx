import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { Form, TextField, useForm, useRules } from '@resort/shared/ui/form';
import type { ChannelStatus, Problem, WireAnswer } from '@resort/release/client';
import { useChangeMutation } from '../api/registry.ts';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { useHolder } from '../session/holder.ts';
import styles from './actions.module.css';
import { wordsOf } from './plan.ts';

export interface HaltNowProps {
  status: ChannelStatus;
  /** there is a newer release than in this status */
  isOld: boolean;
  onDone: (answer: WireAnswer) => void;
}

/** Everybody gets the baseline again, with a reason and one press: who looks at a bad roll-out has no time for dialogs. */
export function HaltNow({ status: { channel, current, rollout }, isOld, onDone }: HaltNowProps) {
  const t = useText('console');
  const { may } = useHolder();
  const { required } = useRules();
  const [change] = useChangeMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: required },
    submit: async ({ reason }) => {
      setProblem(null);
      // the release that was looked at: when somebody was quicker, nothing happens
      const answer = await change({ verb: 'halt', args: wordsOf(channel, { expect: current, reason }) });
      if (answer.data !== undefined) onDone(answer.data);
      else if ('detail' in answer.error) setProblem(answer.error);
    },
  });
  if (rollout === null || !may(`pin:${channel}`)) return null;
  return (
    <div className={styles['halt']}>
      <Form form={form}>
        <TextField
          {...form.field('reason')}
          label={t('halt.reason')}
          hint={t('halt.hint', { baseline: rollout.baseline })}
          enterKeyHint="go"
        />
        <Button type="submit" look="danger" busy={isOld || form.busy}>
          {t('halt.action')}
        </Button>
      </Form>
      {problem === null ? null : <ProblemNotice problem={problem} />}
    </div>
  );
}
