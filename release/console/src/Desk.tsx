import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { Notice, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { allows, type MatrixChannel } from '@resort/release/client';
import { useMatrixQuery, useWhoamiQuery } from './api/registry.ts';
import { ChannelDesk } from './channel/ChannelDesk.tsx';
import styles from './desk.module.css';
import { LogPanel } from './log/LogPanel.tsx';
import { Matrix } from './matrix/Matrix.tsx';
import { ProblemNotice } from './parts/ProblemNotice.tsx';
import { HolderContext, useHolder } from './session/holder.ts';
import { WhoIsThis } from './session/WhoIsThis.tsx';

const MATRIX_MS = 15_000;

/** What somebody with a good token works at. */
export function Desk() {
  const t = useText('console');
  const { data: holder, error } = useWhoamiQuery();
  return (
    <main className={styles['desk']}>
      <WhoIsThis holder={holder} />
      <Page title={t('title')} over={location.host}>
        {error ? <ProblemNotice problem={error} /> : null}
        {holder === undefined ? null : (
          <HolderContext value={holder}>
            {allows(holder.scopes, 'read') ? (
              <Channels />
            ) : (
              <Notice tone="warning">{t('noReading', { name: holder.name })}</Notice>
            )}
          </HolderContext>
        )}
      </Page>
    </main>
  );
}

function Channels() {
  const t = useText('console');
  const [query, setQuery] = useSearchParams();
  const [pinning, setPinning] = useState<string | null>(null);
  const { may } = useHolder();
  const matrix = useMatrixQuery(undefined, { pollingInterval: MATRIX_MS, skipPollingIfUnfocused: true });
  const channels = matrix.data ?? [];
  const chosen = chosenOf(channels, query.get('channel'));
  if (matrix.isLoading)
    return (
      <Waiting>
        <SkeletonRows rows={8} />
      </Waiting>
    );
  return (
    <>
      {matrix.error ? <ProblemNotice problem={matrix.error} /> : null}
      {chosen === undefined ? (
        <Notice>{t('matrix.none')}</Notice>
      ) : (
        <>
          <Matrix
            channels={channels}
            chosen={chosen}
            onChoose={(channel) => setQuery({ channel }, { replace: true })}
            onPin={may(`pin:${chosen}`) ? setPinning : undefined}
          />
          <ChannelDesk key={chosen} channel={chosen} pinning={pinning} onPinned={() => setPinning(null)} />
        </>
      )}
      <LogPanel />
    </>
  );
}

/** The one in the address, else the one that members are on by custom, else the first. */
function chosenOf(channels: readonly MatrixChannel[], wanted: string | null): string | undefined {
  const names = channels.map(({ channel }) => channel);
  return names.find((name) => name === wanted) ?? names.find((name) => name === 'production') ?? names[0];
}
