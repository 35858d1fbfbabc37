import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { SelectField } from '@resort/shared/ui/form';
import type { HistoryEntry } from '@resort/release/client';
import { useDifferenceQuery } from '../api/registry.ts';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Difference } from './Difference.tsx';
import styles from './history.module.css';

/** Any two releases side by side; at first the current one and the one before it. */
export function Compare({ channel, entries }: { channel: string; entries: readonly HistoryEntry[] }) {
  const t = useText('console');
  const [from, setFrom] = useState(String(entries[1]?.number ?? ''));
  const [to, setTo] = useState(String(entries[0]?.number ?? ''));
  const { data, error } = useDifferenceQuery({ channel, from: Number(from), to: Number(to) });
  const choices = entries.map(({ number, by }) => ({
    value: String(number),
    label: t('release', { number }),
    detail: by,
  }));
  const field = { onBlur: () => {}, choices };
  return (
    <div className={styles['compare']}>
      <div className={styles['sides']}>
        <SelectField {...field} name="from" label={t('history.from')} value={from} onChange={setFrom} />
        <SelectField {...field} name="to" label={t('history.to')} value={to} onChange={setTo} />
      </div>
      {error ? <ProblemNotice problem={error} /> : null}
      {data === undefined ? null : <Difference difference={data} />}
    </div>
  );
}
