import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, Notice } from '@resort/shared/ui';
import { SlotStrip } from '@resort/shared/ui/slots';
import styles from './booking-screen.module.css';
import type { Refused } from './refused.ts';
import type { Times } from './use-times.ts';

interface RefusalProps {
  refusal: Refused | null;
  times: Times;
  onChoose: (time: string) => void;
}

/** The time is not available (any more). */
const GONE: readonly string[] = ['NO_SLOT', 'LEAD'];
/** The number of alternative times after a time became unavailable. */
const OFFERED = 6;

/** Shows the reason beside the pressed button, with alternatives; input is preserved. */
export function Refusal({ refusal, times, onChoose }: RefusalProps) {
  const t = useText('shop');
  if (refusal === null) return null;
  const { errorCode, message } = refusal;
  const others = GONE.includes(errorCode) ? (times.slots ?? []) : [];
  return (
    <div className={styles['part']}>
      <Notice tone="danger">
        <p>{message}</p>
        {errorCode === 'DUP' ? (
          <ButtonLink look="plain" to={to('/shop-orders')}>
            {t('booking.toReservations')}
          </ButtonLink>
        ) : null}
      </Notice>
      {others.length === 0 ? null : (
        <SlotStrip
          label={t('booking.otherTimes')}
          slots={others.slice(0, OFFERED).map(({ time }) => ({ time, state: 'open' }))}
          chosen={times.time}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
