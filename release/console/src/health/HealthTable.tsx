import { useText } from '@resort/shared/i18n';
import { evidenceText, shareText, type ChannelHealth, type UnitHealth } from '@resort/release/client';
import { Table } from '../parts/Table.tsx';
import { Version } from '../parts/Version.tsx';

/** Every unit and every way to fail, candidate and baseline; the same numbers as `release health`. */
export function HealthTable({ health: { units, baseline } }: { health: ChannelHealth }) {
  const t = useText('console');
  const isBeside = baseline !== null;
  return (
    <Table label={t('health.table')}>
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
