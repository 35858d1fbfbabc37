import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { Form, SelectField, useForm } from '@resort/shared/ui/form';
import type { ChannelStatus, Problem } from '@resort/release/client';
import { pinnable } from '../actions/pinnable.ts';
import { useVersionDetail } from '../actions/use-version-detail.ts';
import { useChangeMutation } from '../api/registry.ts';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import styles from './checks.module.css';

interface Wish {
  /** unit → version; empty for one that stays */
  [unit: `unit ${string}`]: string;
}

/** Which versions to check together with all others that the channel has. */
export function CheckForm({ status }: { status: ChannelStatus }) {
  const t = useText('console');
  const [change, { isLoading }] = useChangeMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const detail = useVersionDetail();
  const units = pinnable(status);
  const start = async (...words: string[]) => {
    setProblem(null);
    const answer = await change({ verb: 'checks', args: [...words, `--channel=${status.channel}`] });
    if (answer.error && 'detail' in answer.error) setProblem(answer.error);
  };
  const form = useForm<Wish>({
    initial: Object.fromEntries(units.map(({ unit }) => [`unit ${unit}`, ''])),
    submit: async (values) => {
      const names = units.flatMap(({ unit }) => {
        const version = values[`unit ${unit}`];
        return version ? [`${unit}@${version}`] : [];
      });
      if (names.length > 0) await start(...names);
      else form.refuse({ [`unit ${units[0]?.unit ?? ''}`]: t('checks.nothing') });
    },
  });
  return (
    <>
      {units.length === 0 ? null : (
        <Form form={form}>
          {units.map(({ unit, pinned, versions }) => (
            <SelectField
              key={unit}
              {...form.field(`unit ${unit}`)}
              label={unit}
              optional
              choices={[
                { value: '', label: pinned === null ? t('pin.absent') : t('pin.stays', { version: pinned }) },
                ...versions.map((version) => ({ value: version, label: version, ...detail(unit, version) })),
              ]}
            />
          ))}
          <Button type="submit" busy={form.busy}>
            {t('checks.action')}
          </Button>
        </Form>
      )}
      <div className={styles['whole']}>
        <p>{t('checks.wholeHint')}</p>
        <Button look="quiet" busy={isLoading} onClick={() => void start('--all')}>
          {t('checks.whole')}
        </Button>
      </div>
      {problem === null ? null : <ProblemNotice problem={problem} />}
    </>
  );
}
