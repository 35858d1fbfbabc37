import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { Badge, Button } from '@resort/shared/ui';
import type { ChannelStatus, HistoryEntry } from '@resort/release/client';
import { useLazyHistoryQuery } from '../api/registry.ts';
import { ChangeList } from '../parts/ChangeList.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { When } from '../parts/When.tsx';
import { useAudience } from '../parts/use-audience.ts';
import { Compare } from './Compare.tsx';
import styles from './history.module.css';

/** The releases of a channel, and what two of them differ in. */
export function HistoryPanel({ status }: { status: ChannelStatus }) {
  const t = useText('console');
  const { channel, history } = status;
  const [older, setOlder] = useState<HistoryEntry[]>([]);
  const [read, { isFetching, error }] = useLazyHistoryQuery();
  const entries = [...history, ...older];
  const oldest = entries.at(-1)?.number ?? 1;
  const readOlder = async () => {
    const { data = [] } = await read({ channel, before: oldest });
    setOlder([...older, ...data]);
  };
  return (
    <Panel title={t('history.title')}>
      {entries.length > 1 ? <Compare channel={channel} entries={entries} /> : null}
      <ol className={styles['list']} aria-label={t('history.title')}>
        {entries.map((entry) => (
          <li key={entry.number} className={styles['entry']}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {error ? <ProblemNotice problem={error} /> : null}
      {oldest > 1 ? (
        <Button look="plain" busy={isFetching} onClick={() => void readOlder()}>
          {t('history.older')}
        </Button>
      ) : null}
    </Panel>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const t = useText('console');
  const audience = useAudience();
  const { number, at, by, reason, changes, rollout, approvals } = entry;
  return (
    <>
      <p className={styles['head']}>
        <strong>{t('release', { number })}</strong>
        {rollout === null ? null : <Badge tone="info">{audience(rollout)}</Badge>}
        <span className={styles['muted']}>
          {by} · <When at={at} />
        </span>
      </p>
      <p>{reason || t('noReason')}</p>
      {approvals.length === 0 ? null : (
        <p className={styles['muted']}>{t('history.approved', { names: approvals.join(', ') })}</p>
      )}
      {changes.length === 0 ? (
        <p className={styles['muted']}>{t('history.same')}</p>
      ) : (
        <ChangeList changes={changes} />
      )}
    </>
  );
}
