import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { SkeletonRows, Waiting } from '@resort/shared/ui';
import type { WireAnswer } from '@resort/release/client';
import { useStatusQuery } from '../api/registry.ts';
import { Actions } from '../actions/Actions.tsx';
import { HaltNow } from '../actions/HaltNow.tsx';
import { PinDialog } from '../actions/PinDialog.tsx';
import { ChecksPanel } from '../checks/ChecksPanel.tsx';
import { GraphPanel } from '../graph/GraphPanel.tsx';
import { HealthPanel } from '../health/HealthPanel.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { useAudience } from '../parts/use-audience.ts';
import { Freezes } from './Freezes.tsx';
import { Outcome } from './Outcome.tsx';
import { Proposals } from './Proposals.tsx';
import { Stages } from './Stages.tsx';

/** How often the page looks at a channel again while somebody looks at the page. */
const LOOK_MS = 5_000;
export interface ChannelDeskProps {
  channel: string;
  /** the unit that somebody wants to pin; null: none */
  pinning: string | null;
  /** the dialog about it was closed */
  onPinned: () => void;
}

/** One channel: what is under way on it, what may be done about it, its health and its history. */
export function ChannelDesk({ channel, pinning, onPinned }: ChannelDeskProps) {
  const t = useText('console');
  const audience = useAudience();
  const polling = { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true };
  const { data: status, error } = useStatusQuery(channel, polling);
  const [outcome, setOutcome] = useState<WireAnswer | null>(null);
  if (status === undefined)
    return error ? (
      <ProblemNotice problem={error} />
    ) : (
      <Waiting>
        <SkeletonRows rows={6} />
      </Waiting>
    );
  const { current, rollout } = status;
  const isOld = madeBy(outcome) > (current ?? 0);
  return (
    <>
      <Panel title={t('channel.title', { channel })}>
        {error ? <ProblemNotice problem={error} /> : null}
        <p>
          {rollout === null
            ? t('channel.everybody', { release: current ?? 0 })
            : t('channel.rollsOut', {
                release: current ?? 0,
                audience: audience(rollout),
                baseline: rollout.baseline,
              })}
        </p>
        <HaltNow status={status} isOld={isOld} onDone={setOutcome} />
        <Stages status={status} />
        <Freezes freezes={status.freezes} />
        <Proposals channel={channel} proposals={status.proposals} onDone={setOutcome} />
        {outcome === null ? null : <Outcome answer={outcome} />}
        {pinning === null ? null : (
          <PinDialog status={status} unit={pinning} onDone={setOutcome} onClose={onPinned} />
        )}
        <Actions status={status} isOld={isOld} onDone={setOutcome} />
      </Panel>
      <ChecksPanel status={status} />
      <HealthPanel channel={channel} lookMs={LOOK_MS} />
      {current === null ? null : <HistoryPanel key={current} status={status} />}
      {current === null ? null : <GraphPanel channel={channel} release={current} />}
    </>
  );
}

/** The number of the release that somebody has just made here; 0 where none was. */
function madeBy(outcome: WireAnswer | null): number {
  const { number = 0 } = Object(outcome?.result) as { number?: number };
  return number;
}
