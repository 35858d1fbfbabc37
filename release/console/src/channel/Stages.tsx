import { useText } from '@resort/shared/i18n';
import type { ChannelStatus } from '@resort/release/client';
import { When } from '../parts/When.tsx';

/** The stage of a roll-out that grows by itself, its next share and time, and pins that start later. */
export function Stages({ status: { stages, scheduled = [] } }: { status: ChannelStatus }) {
  const t = useText('console');
  return (
    <>
      {stages ? (
        <p>
          {stages.next === null
            ? t('stages.last', { share: stages.basisPoints / 100 })
            : t('stages.now', { share: stages.basisPoints / 100, next: stages.next / 100 })}
          {stages.at === null ? null : (
            <>
              {' '}
              <When at={stages.at} />
            </>
          )}
          {stages.hold === null ? null : ` · ${t(`stages.hold.${stages.hold}`)}`}
        </p>
      ) : null}
      {scheduled.map(({ id, units, by, starts }) => (
        <p key={id}>
          {t('stages.scheduled', { id, by, what: units.join(', ') })} <When at={starts} />
        </p>
      ))}
    </>
  );
}
