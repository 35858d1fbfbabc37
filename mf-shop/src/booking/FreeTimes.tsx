import { useText } from '@resort/shared/i18n';
import { Notice, Skeleton, RetryNotice } from '@resort/shared/ui';
import { SlotLinks } from '@resort/shared/ui/slots';
import type { ShopKind } from '../../contract/index.ts';
import { useBookableTimesQuery } from '../api/availability.ts';
import { toBooking } from '../outlets/links.ts';
import type { AskedTimes } from './asked-times.ts';

interface FreeTimesProps {
  wish: AskedTimes & { date: string };
  name: string;
  kind: ShopKind;
}

/** The times of a day, each a link to the booking; a message if there are none. */
export function FreeTimes({ wish, name, kind }: FreeTimesProps) {
  const t = useText('shop');
  const {
    currentData: times,
    isError,
    refetch,
  } = useBookableTimesQuery(wish, {
    refetchOnMountOrArgChange: 60,
  });
  if (times === undefined) {
    return isError ? (
      <RetryNotice message={t('booking.timesFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={104} />
    );
  }
  if (times.length === 0) return <Notice>{t('booking.noTimes')}</Notice>;
  const { shopId, date, party, serviceIds } = wish;
  return (
    <SlotLinks
      label={t(`times.book.${kind}`, { name })}
      slots={times.map(({ time }) => ({
        time,
        to: toBooking(shopId, { date, time, party, serviceId: serviceIds }),
      }))}
    />
  );
}
