import { useText } from '@resort/shared/i18n';
import type { ReleaseDifference, UnitDifference } from '@resort/release/client';
import { Table } from '../parts/Table.tsx';
import { Version } from '../parts/Version.tsx';
import { VersionFacts } from '../parts/VersionFacts.tsx';

interface Row {
  unit?: UnitDifference;
  kind: 'unit' | 'route' | 'setting' | 'audience';
  name: string;
  from: string | null;
  to: string | null;
}

/** What changes for somebody who had the one release and gets the other. */
export function Difference({ difference }: { difference: ReleaseDifference }) {
  const t = useText('console');
  const rows = rowsOf(difference);
  const { from, to } = difference;
  if (rows.length === 0) return <p>{t('difference.none', { from, to })}</p>;
  return (
    <Table label={t('difference.title', { from, to })}>
      <thead>
        <tr>
          <th scope="col">{t('difference.what')}</th>
          <th scope="col">{t('release', { number: from })}</th>
          <th scope="col">{t('release', { number: to })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, name, from: before, to: after, unit }) => (
          <tr key={`${kind} ${name}`}>
            <th scope="row">{t(`difference.${kind}`, { name })}</th>
            <td>
              <Version>{before ?? t('changes.none')}</Version>
            </td>
            <td>
              <Version>{after ?? t('changes.none')}</Version>
              {unit?.note ? <VersionFacts note={unit.note} commits={unit.commits} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function rowsOf({ units, routes, config, audience }: ReleaseDifference): Row[] {
  return [
    ...units.map((one): Row => ({ kind: 'unit', name: one.unit, from: one.from, to: one.to, unit: one })),
    ...routes.map(({ path, ...sides }): Row => ({ kind: 'route', name: path, ...sides })),
    ...config.map((setting): Row => ({ kind: 'setting', ...setting })),
    ...(audience.from === audience.to ? [] : [{ kind: 'audience', name: '', ...audience } as const]),
  ];
}
