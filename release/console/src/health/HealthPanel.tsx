import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';
import { SelectField } from '@resort/shared/ui/form';
import type { ChannelHealth } from '@resort/release/client';
import { useHealthQuery } from '../api/registry.ts';
import { Panel } from '../parts/Panel.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { useAudience } from '../parts/use-audience.ts';
import { When } from '../parts/When.tsx';
import { comparisonsOf, looksWorst } from './comparisons.ts';
import { CourseTable } from './CourseTable.tsx';
import { HealthTable } from './HealthTable.tsx';
import styles from './health.module.css';
import { Plots } from './Plots.tsx';
import { UnitOverTime } from './UnitOverTime.tsx';
import { Verdict } from './Verdict.tsx';

/** How the pages of a channel are, the candidate beside the baseline, while it happens. */
export function HealthPanel({ channel, lookMs }: { channel: string; lookMs: number }) {
  const t = useText('console');
  const polling = { pollingInterval: lookMs, skipPollingIfUnfocused: true };
  const { data: health, error, fulfilledTimeStamp } = useHealthQuery(channel, polling);
  return (
    <Panel title={t('health.title')}>
      {error ? <ProblemNotice problem={error} /> : null}
      {health === undefined ? null : <Health health={health} readAt={fulfilledTimeStamp ?? 0} />}
    </Panel>
  );
}

function Health({ health, readAt }: { health: ChannelHealth; readAt: number }) {
  const t = useText('console');
  const audience = useAudience();
  const { release, baseline, basisPoints, cohorts, since, units } = health;
  const alarms = units.filter(({ integrityFailures }) => integrityFailures > 0);
  return (
    <>
      <p>
        {baseline === null
          ? t('health.alone', { release })
          : t('health.beside', {
              release,
              baseline,
              audience: audience({ basisPoints: basisPoints ?? 0, cohorts }),
            })}{' '}
        <When at={since} />
      </p>
      {alarms.map(({ unit, version }) => (
        <Notice key={unit} tone="danger">
          {t('health.alarm', { name: `${unit}@${version}` })}
        </Notice>
      ))}
      <Verdict health={health} />
      {baseline === null ? null : <Course health={health} readAt={readAt} />}
      <HealthTable health={health} />
      <UnitOverTime health={health} />
    </>
  );
}

/** One unit's failures of one kind as they came: the plot, and the same as a table. */
function Course({ health, readAt }: { health: ChannelHealth; readAt: number }) {
  const t = useText('console');
  const comparisons = comparisonsOf(health);
  const [chosen, setChosen] = useState('');
  const shown = comparisons.find(({ name }) => name === chosen) ?? looksWorst(comparisons);
  if (shown === undefined) return null;
  return (
    <div className={styles['course']}>
      <SelectField
        label={t('health.shown')}
        name="shown"
        value={shown.name}
        onChange={setChosen}
        onBlur={() => {}}
        choices={comparisons.map(({ name, unit, failures }) => ({
          value: name,
          label: `${unit} · ${t(`health.kind.${failures.kind}`)}`,
        }))}
      />
      <Plots failures={shown.failures} since={health.since} readAt={readAt} />
      <CourseTable failures={shown.failures} />
    </div>
  );
}
