import { useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';
import type { ChannelStatus } from '@resort/release/client';
import { useChecksQuery } from '../api/registry.ts';
import { Panel } from '../parts/Panel.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { useHolder } from '../session/holder.ts';
import { CheckForm } from './CheckForm.tsx';
import { CheckResult } from './CheckResult.tsx';

const LOOK_MS = 2_000;
const COMMAND = 'npm run release -- check …';

/** Opens the screens of a set in a browser of the server, with progress and result. */
export function ChecksPanel({ status }: { status: ChannelStatus }) {
  const t = useText('console');
  const { may } = useHolder();
  const { channel } = status;
  const { data, error } = useChecksQuery(channel, { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true });
  const [newest] = data?.runs ?? [];
  const isRunning = newest?.endedAt === null;
  return (
    <Panel title={t('checks.title')}>
      {error ? <ProblemNotice problem={error} /> : null}
      {data === undefined || data.whyNot === null ? null : (
        <Notice tone="warning">
          {data.whyNot} {t('checks.commandLine')} <code>{COMMAND}</code>
        </Notice>
      )}
      {data?.whyNot === null && newest === undefined ? <p>{t('checks.none')}</p> : null}
      {newest === undefined ? null : <CheckResult key={newest.id} run={newest} />}
      {data?.whyNot === null && may(`pin:${channel}`) && !isRunning ? <CheckForm status={status} /> : null}
    </Panel>
  );
}
