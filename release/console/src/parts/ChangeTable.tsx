import { useText } from '@resort/shared/i18n';
import type { PinChange } from '@resort/release/client';
import { Table } from './Table.tsx';
import { Version } from './Version.tsx';

/** Which version of which unit takes the place of which. */
export function ChangeTable({ changes }: { changes: readonly PinChange[] }) {
  const t = useText('console');
  return (
    <Table label={t('changes.title')}>
      <thead>
        <tr>
          <th scope="col">{t('unit')}</th>
          <th scope="col">{t('changes.from')}</th>
          <th scope="col">{t('changes.to')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ unit, from, to }) => (
          <tr key={unit}>
            <th scope="row">{unit}</th>
            <td>{from === null ? t('changes.none') : <Version>{from}</Version>}</td>
            <td>{to === null ? t('changes.none') : <Version>{to}</Version>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
