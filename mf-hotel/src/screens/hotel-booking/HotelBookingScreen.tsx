import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useAskedStay, workOf } from '../../booking/stay.ts';
import { BookStay } from './BookStay.tsx';

/** Books the stay in the address. */
export default function HotelBookingScreen() {
  const t = useText('hotel');
  const asked = useAskedStay();
  if (asked !== null) return <BookStay key={workOf(asked.stay)} {...asked} />;
  return (
    <Page title={t('book.title')} isWide>
      <EmptyState
        art={<Illustration of="search" />}
        title={t('book.nothing.title')}
        why={t('book.nothing.why')}
        action={<ButtonLink to={to('/hotels')}>{t('hotel.toHotels')}</ButtonLink>}
      />
    </Page>
  );
}
