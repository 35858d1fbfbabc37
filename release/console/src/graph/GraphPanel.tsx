import { useText } from '@resort/shared/i18n';
import { SkeletonRows, Waiting } from '@resort/shared/ui';
import { useGraphQuery } from '../api/registry.ts';
import { Panel } from '../parts/Panel.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { GraphTable } from './GraphTable.tsx';
import { Picture } from './Picture.tsx';
import styles from './graph.module.css';

/** What the units of the channel's release have to do with each other: as a picture, and as a table. */
export function GraphPanel({ channel, release }: { channel: string; release: number }) {
  const t = useText('console');
  // another release is another picture
  const { data, error } = useGraphQuery({ channel, release });
  return (
    <Panel title={t('graph.title')}>
      {error ? <ProblemNotice problem={error} /> : null}
      {data === undefined && !error ? (
        <Waiting>
          <SkeletonRows rows={6} />
        </Waiting>
      ) : null}
      {data === undefined ? null : (
        <>
          <Picture graph={data} />
          <details className={styles['details']}>
            <summary>{t('graph.asTable')}</summary>
            <GraphTable units={data.units} />
          </details>
        </>
      )}
    </Panel>
  );
}
