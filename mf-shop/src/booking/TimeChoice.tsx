import { useText } from '@resort/shared/i18n';
import { Notice, Skeleton, RetryNotice } from '@resort/shared/ui';
import { SlotStrip } from '@resort/shared/ui/slots';
import type { ShopKind, Slot } from '../../contract/index.ts';

/** The number of seats or therapists left is shown from this number down. */
const FEW = { DINING: 4, SPA: 1, SHOP: 1 } as const;

interface TimeChoiceProps {
  kind: ShopKind;
  /** undefined: not known yet */
  times: readonly Pick<Slot, 'time' | 'left'>[] | undefined;
  isError: boolean;
  onRetry: () => void;
  chosen: string | undefined;
  onChoose: (time: string) => void;
}

/** The available times of the chosen day, one of them chosen. */
export function TimeChoice({ kind, times, isError, onRetry, chosen, onChoose }: TimeChoiceProps) {
  const t = useText('shop');
  if (times === undefined) {
    return isError ? (
      <RetryNotice message={t('booking.timesFailed')} onRetry={onRetry} />
    ) : (
      <Skeleton height={104} />
    );
  }
  if (times.length === 0) return <Notice>{t('booking.noTimes')}</Notice>;
  return (
    <SlotStrip
      label={t('booking.time')}
      slots={times.map(({ time, left }) =>
        left <= FEW[kind]
          ? { time, state: 'few', note: t('booking.left', { count: left }) }
          : { time, state: 'open' },
      )}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
