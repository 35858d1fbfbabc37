import { useAreaCodesQuery } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { lazy, Suspense } from 'react';
import { useReserveConfigQuery } from '../../api/availability.ts';
import { useReservationQuery } from '../../api/reservations.ts';
import { BookingWaiting } from './BookingWaiting.tsx';

/** After the first paint, so that a cold start on this screen stays light. */
const ChangeForm = lazy(() => import('./ChangeForm.tsx'));

/** Another time, party or wish for a reservation. */
export function Change({ orderNo }: { orderNo: string }) {
  const t = useText('shop');
  const reservation = useReservationQuery({ orderNo }, { refetchOnMountOrArgChange: true });
  const shopId = reservation.data?.shopId ?? '';
  const config = useReserveConfigQuery({ shopId }, { skip: shopId === '' });
  const areas = useAreaCodesQuery();
  if (reservation.data && !reservation.data.canModify) {
    return (
      <Page title={t('change.title')}>
        <EmptyState
          art={<Illustration of="search" />}
          title={t('change.closed')}
          why={t('change.closedWhy')}
          action={<ButtonLink to={to('/shop-order', { orderNo })}>{t('change.toOrder')}</ButtonLink>}
        />
      </Page>
    );
  }
  const retry = () => {
    void reservation.refetch();
    if (shopId !== '') void config.refetch();
    void areas.refetch();
  };
  const waiting = (
    <BookingWaiting
      error={reservation.error ?? config.error ?? areas.error}
      isFetching={reservation.isFetching || config.isFetching || areas.isFetching}
      onRetry={retry}
    />
  );
  if (!reservation.data || !config.data || !areas.data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ChangeForm reservation={reservation.data} config={config.data} areas={areas.data} />
    </Suspense>
  );
}
