import { useText } from '@resort/shared/i18n';
import { evidenceText, rateOf, shareText, type Tally, type UnitFailures } from '@resort/release/client';
import styles from './health.module.css';
import { Plot } from './Plot.tsx';
import { linear, logarithmic, type Point } from './scale.ts';

export interface PlotsProps {
  failures: UnitFailures;
  /** when the roll-out began, ISO 8601 */
  since: string;
  /** when the numbers were read, milliseconds */
  readAt: number;
}

/** The share of visits that fail on both sides, and how the evidence goes towards the bound at which it halts. */
export function Plots({ failures, since, readAt }: PlotsProps) {
  const t = useText('console');
  const told = failures.course.map(({ at }) => Date.parse(at));
  // whatever the device's clock says, nothing is drawn outside the frame
  const from = Math.min(Date.parse(since), ...told);
  const to = Math.max(readAt, from, ...told);
  const { evidence, needed, candidate, baseline } = failures;
  const rates = {
    candidate: ratesOf(failures, 'candidate', to),
    baseline: ratesOf(failures, 'baseline', to),
  };
  const most = Math.max(0.01, ...[...rates.candidate, ...rates.baseline].map(({ value }) => value));
  const course = evidenceOf(failures, from, to);
  const percent = (value: number) => `${Number((value * 100).toPrecision(3))} %`;
  return (
    <div className={styles['plots']}>
      <Plot
        title={t('plot.rates')}
        description={t('plot.ratesAre', { candidate: shareText(candidate), baseline: shareText(baseline) })}
        lines={[
          { name: t('health.candidate'), look: 'candidate', points: rates.candidate },
          { name: t('health.baseline'), look: 'baseline', points: rates.baseline },
        ]}
        from={from}
        to={to}
        scaleOf={(frame) => linear(frame, { from, to, most })}
        format={percent}
      />
      <Plot
        title={t('plot.evidence')}
        description={t('plot.evidenceIs', { evidence: evidenceText(evidence), needed: evidenceText(needed) })}
        lines={[
          { name: t('health.candidate'), look: 'candidate', points: course },
          {
            name: t('plot.bound', { needed: evidenceText(needed) }),
            look: 'bound',
            points: [from, to].map((at) => ({ at, value: needed })),
          },
        ]}
        from={from}
        to={to}
        scaleOf={(frame) => logarithmic(frame, { from, to, most: needed * 10 })}
        format={(value) => evidenceText(value)}
      />
    </div>
  );
}

/** No rate before the first visit. */
function ratesOf(failures: UnitFailures, side: 'candidate' | 'baseline', to: number): Point[] {
  const told: { at: number; tally: Tally }[] = [
    ...failures.course.map((point) => ({ at: Date.parse(point.at), tally: point[side] })),
    { at: to, tally: failures[side] },
  ];
  return told.filter(({ tally }) => tally.visits > 0).map(({ at, tally }) => ({ at, value: rateOf(tally) }));
}

/** It begins at 1, which speaks for neither. */
const evidenceOf = ({ course, evidence }: UnitFailures, from: number, to: number): Point[] => [
  { at: from, value: 1 },
  ...course.map((point) => ({ at: Date.parse(point.at), value: point.evidence })),
  { at: to, value: evidence },
];
