import { useText } from '@resort/shared/i18n';
import { evidenceText, shareText, type ChannelHealth, type UnitHealth } from '@resort/release/client';
import { Table } from '../parts/Table.tsx';
import { Version } from '../parts/Version.tsx';
import styles from './health.module.css';

/** Candidate and baseline, the same numbers as `release health`: what changes or fails first, all others folded away. */
export function HealthTable({ health }: { health: ChannelHealth }) {
  const t = useText('console');
  const isBeside = health.baseline !== null;
  const matters = health.units.filter((unit) => isOther(unit) || hasFailed(unit));
  const others = health.units.filter((unit) => !matters.includes(unit));
  const unvisited = others.filter(hasNoVisits);
  return (
    <>
      {matters.length === 0 ? null : <Rows label={t('health.table')} units={matters} isBeside={isBeside} />}
      {unvisited.length === 0 ? null : <p>{t('health.unvisited', { count: unvisited.length })}</p>}
      {others.length === unvisited.length ? null : (
        <details>
          <summary className={styles['summary']}>
            {t('health.others', { count: others.length - unvisited.length })}
          </summary>
          <Rows
            label={t('health.othersTable')}
            units={others.filter((unit) => !hasNoVisits(unit))}
            isBeside={isBeside}
          />
        </details>
      )}
    </>
  );
}

const isOther = ({ version, baselineVersion }: UnitHealth) =>
  baselineVersion !== null && version !== baselineVersion;
const hasNoVisits = ({ failures }: UnitHealth) =>
  failures.every(({ candidate, baseline }) => candidate.visits + baseline.visits === 0);
const hasFailed = ({ failures }: UnitHealth) => failures.some(({ course }) => course.length > 0);

function Rows({
  label,
  units,
  isBeside,
}: {
  label: string;
  units: readonly UnitHealth[];
  isBeside: boolean;
}) {
  const t = useText('console');
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{t('unit')}</th>
          <th scope="col">{t('health.failure')}</th>
          <th scope="col">{t(isBeside ? 'health.candidate' : 'health.visits')}</th>
          {isBeside ? (
            <>
              <th scope="col">{t('health.baseline')}</th>
              <th scope="col">{t('health.evidence')}</th>
              <th scope="col">{t('health.verdict')}</th>
            </>
          ) : null}
        </tr>
      </thead>
      {units.map((unit) => (
        <UnitRows key={unit.unit} health={unit} isBeside={isBeside} />
      ))}
    </Table>
  );
}

function UnitRows({ health, isBeside }: { health: UnitHealth; isBeside: boolean }) {
  const t = useText('console');
  const { unit, version, failures } = health;
  return (
    <tbody>
      {failures.map(({ kind, candidate, baseline, evidence, needed, verdict }, row) => (
        <tr key={kind}>
          {row === 0 ? (
            <th scope="rowgroup" rowSpan={failures.length}>
              {unit}
              <br />
              <Version>{version}</Version>
            </th>
          ) : null}
          <td>{t(`health.kind.${kind}`)}</td>
          <td>{shareText(candidate)}</td>
          {isBeside ? (
            <>
              <td>{shareText(baseline)}</td>
              <td>{t('health.of', { evidence: evidenceText(evidence), needed: evidenceText(needed) })}</td>
              <td>{t(`health.is.${verdict}`)}</td>
            </>
          ) : null}
        </tr>
      ))}
    </tbody>
  );
}
