import { useText } from '@resort/shared/i18n';
import type { GraphUnit } from '@resort/release/client';
import { Table, WordsCell } from '../parts/Table.tsx';

/** The same as the picture, with the paths of the links and all calls. */
export function GraphTable({ units }: { units: readonly GraphUnit[] }) {
  const t = useText('console');
  return (
    <Table label={t('graph.asTable')}>
      <thead>
        <tr>
          <th scope="col">{t('unit')}</th>
          <th scope="col">{t('graph.screens')}</th>
          <th scope="col">{t('graph.links')}</th>
          <th scope="col">{t('graph.calls')}</th>
          <th scope="col">{t('graph.column.share')}</th>
        </tr>
      </thead>
      <tbody>
        {units.map(({ unit, routes, links, calls, shares }) => (
          <tr key={unit}>
            <th scope="row">{unit}</th>
            <WordsCell>{routes.join(', ')}</WordsCell>
            <WordsCell>{groupsText(links)}</WordsCell>
            <WordsCell>{groupsText(calls)}</WordsCell>
            <WordsCell>{shares.join(', ')}</WordsCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const groupsText = (groups: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(groups)
    .map(([name, parts]) => `${name}: ${parts.join(', ')}`)
    .join('; ');
