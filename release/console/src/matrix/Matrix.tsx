import { useText } from '@resort/shared/i18n';
import { Badge } from '@resort/shared/ui';
import type { MatrixChannel, PinnedVersion } from '@resort/release/client';
import { Panel } from '../parts/Panel.tsx';
import { Table } from '../parts/Table.tsx';
import { Version } from '../parts/Version.tsx';
import { VersionFacts } from '../parts/VersionFacts.tsx';
import { When } from '../parts/When.tsx';
import { useAudience } from '../parts/use-audience.ts';
import styles from './matrix.module.css';

export interface MatrixProps {
  channels: readonly MatrixChannel[];
  chosen: string;
  onChoose: (channel: string) => void;
  /** pins a unit on the chosen channel; undefined: this token may not */
  onPin: ((unit: string) => void) | undefined;
}

/** What every channel has of every unit, by whom and since when; a channel's name leads to its desk below. */
export function Matrix({ channels, chosen, onChoose, onPin }: MatrixProps) {
  const t = useText('console');
  // another pin waits for the end of a roll-out or a freeze
  const isOpen = channels.some((one) => one.channel === chosen && one.rollout === null && !one.isFrozen);
  const mayPin = onPin !== undefined && isOpen;
  const units = [...new Set(channels.flatMap((channel) => Object.keys(channel.units)))].sort();
  return (
    <Panel title={t('matrix.title')}>
      <Table label={t('matrix.title')}>
        <thead>
          <tr>
            <th scope="col">{t('unit')}</th>
            {channels.map((channel) => (
              <th key={channel.channel} scope="col">
                <ChannelHead
                  channel={channel}
                  isChosen={channel.channel === chosen}
                  onChoose={() => onChoose(channel.channel)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit}>
              <th scope="row">
                {unit}
                {mayPin ? (
                  <button
                    type="button"
                    className={styles['pin']}
                    aria-label={t('pin.unit', { unit, channel: chosen })}
                    onClick={() => onPin?.(unit)}
                  >
                    {t('pin.short')}
                  </button>
                ) : null}
              </th>
              {channels.map(({ channel, units: pinned, rollout }) => (
                <td key={channel}>
                  <Pinned pinned={pinned[unit]} basisPoints={rollout?.basisPoints ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function ChannelHead({
  channel: { channel, release, rollout, isFrozen },
  isChosen,
  onChoose,
}: {
  channel: MatrixChannel;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useText('console');
  const audience = useAudience();
  return (
    <div className={styles['head']}>
      <button type="button" className={styles['channel']} aria-pressed={isChosen} onClick={onChoose}>
        {channel}
      </button>
      <span className={styles['release']}>
        {t('release', { number: release })}
        {rollout === null ? '' : ` · ${audience(rollout)}`}
      </span>
      {rollout === null ? null : <Badge tone="info">{t('matrix.rollsOut')}</Badge>}
      {isFrozen ? <Badge tone="warning">{t('matrix.frozen')}</Badge> : null}
    </div>
  );
}

function Pinned({ pinned, basisPoints }: { pinned: PinnedVersion | undefined; basisPoints: number }) {
  const t = useText('console');
  if (pinned === undefined) return t('matrix.absent');
  const { version, by, at, isOlder, baseline, note } = pinned;
  return (
    <div className={styles['cell']}>
      <Version>{version}</Version>
      <span className={styles['detail']}>
        {t(isOlder ? 'matrix.byBefore' : 'matrix.by', { by })} <When at={at} />
      </span>
      {note ? <VersionFacts note={note} /> : null}
      {baseline === null ? null : (
        <span className={styles['others']}>
          {t('matrix.others', { share: 100 - basisPoints / 100 })} <Version>{baseline}</Version>
        </span>
      )}
    </div>
  );
}
