import { useText } from '@resort/shared/i18n';
import { Button, Notice, Skeleton } from '@resort/shared/ui';
import { SlotStrip } from '@resort/shared/ui/slots';
import type { Slot } from '../../contract/index.ts';

/** From so few on it is said how many are left. */
const FEW = 4;

interface TimeChoiceProps {
  /** undefined: not known yet */
  times: readonly Pick<Slot, 'time' | 'left'>[] | undefined;
  isError: boolean;
  onRetry: () => void;
  chosen: string | undefined;
  onChoose: (time: string) => void;
}

/** The times of the chosen day that can be had, one of them chosen. */
export function TimeChoice({ times, isError, onRetry, chosen, onChoose }: TimeChoiceProps) {
  const t = useText('shop');
  if (times === undefined) {
    return isError ? (
      <Notice tone="danger">
        <p>{t('booking.timesFailed')}</p>
        <Button look="plain" onClick={onRetry}>
          {t('again')}
        </Button>
      </Notice>
    ) : (
      <Skeleton height={104} />
    );
  }
  if (times.length === 0) return <Notice>{t('booking.noTimes')}</Notice>;
  return (
    <SlotStrip
      label={t('booking.time')}
      slots={times.map(({ time, left }) =>
        left <= FEW
          ? { time, state: 'few', note: t('booking.left', { count: left }) }
          : { time, state: 'open' },
      )}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
