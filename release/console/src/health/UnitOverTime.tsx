import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { SelectField } from '@resort/shared/ui/form';
import type { ChannelHealth, UnitHealth } from '@resort/release/client';
import { CrashList } from './CrashList.tsx';
import styles from './health.module.css';
import { OverTimeTable } from './OverTimeTable.tsx';
import { MEASURES, type Measure } from './measures.ts';
import { Plot, type Line } from './Plot.tsx';
import { linear } from './scale.ts';

/** One unit over the last hours: visits, errors and web vitals, beside the baseline. */
export function UnitOverTime({ health: { units } }: { health: ChannelHealth }) {
  const t = useText('console');
  const [chosen, setChosen] = useState('');
  const shown = units.find(({ unit }) => unit === chosen) ?? busiest(units);
  if (shown === undefined) return null;
  return (
    <div className={styles['course']}>
      <SelectField
        label={t('overTime.unit')}
        name="unit"
        value={shown.unit}
        onChange={setChosen}
        onBlur={() => {}}
        choices={units.map(({ unit }) => ({ value: unit, label: unit }))}
      />
      {shown.overTime.length === 0 ? (
        <p className={styles['muted']}>{t('overTime.none', { unit: shown.unit })}</p>
      ) : (
        <>
          <div className={styles['plots']}>
            {MEASURES.map((measure) => (
              <MeasurePlot key={measure.name} unit={shown} measure={measure} />
            ))}
          </div>
          <OverTimeTable periods={shown.overTime} />
        </>
      )}
      <CrashList key={shown.unit} name={`${shown.unit}@${shown.version}`} />
    </div>
  );
}

function MeasurePlot({ unit: { overTime }, measure }: { unit: UnitHealth; measure: Measure }) {
  const t = useText('console');
  const lineOf = (side: 'candidate' | 'baseline'): Line => ({
    name: t(`health.${side}`),
    look: side,
    points: overTime.flatMap((period) => {
      const value = period[side] && measure.valueOf(period[side]);
      return value === null ? [] : [{ at: Date.parse(period.at), value }];
    }),
  });
  const lines = [lineOf('candidate'), lineOf('baseline')].filter(({ points }) => points.length > 0);
  const times = overTime.map(({ at }) => Date.parse(at));
  const from = Math.min(...times);
  const to = Math.max(...times);
  const most = Math.max(measure.least, ...lines.flatMap(({ points }) => points.map(({ value }) => value)));
  const last = lines.map(({ name, points }) => `${name} ${measure.format(points.at(-1)?.value ?? 0)}`);
  return (
    <Plot
      title={t(`overTime.${measure.name}`)}
      description={`${t(`overTime.${measure.name}`)}: ${last.join(', ') || t('overTime.unmeasured')}`}
      lines={lines}
      from={from}
      to={to}
      scaleOf={(frame) => linear(frame, { from, to, most })}
      format={measure.format}
    />
  );
}

const visitsOf = ({ overTime }: UnitHealth) =>
  overTime.reduce((all, { candidate }) => all + candidate.visits, 0);

/** What changes comes first, then what is visited most. */
function busiest(units: readonly UnitHealth[]): UnitHealth | undefined {
  const rank = (unit: UnitHealth) =>
    visitsOf(unit) + (unit.baselineVersion !== null && unit.version !== unit.baselineVersion ? 1e9 : 0);
  return units.reduce<UnitHealth | undefined>(
    (most, one) => (most === undefined || rank(one) > rank(most) ? one : most),
    undefined,
  );
}
