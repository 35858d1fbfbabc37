import { useText } from '@resort/shared/i18n';
import { toServed } from '@resort/shared/routes';
import { ButtonLink, Page } from '@resort/shared/ui';
import { DaysStrip } from '../../stay/DaysStrip.tsx';
import { StayPicker } from '../../stay/StayPicker.tsx';
import { useStayWish } from '../../stay/wish.ts';
import { HotelResults } from './HotelResults.tsx';

/** The hotels, for the dates and guests in the address. */
export default function HotelsScreen() {
  const t = useText('hotel');
  const [wish, change] = useStayWish();
  const orders = toServed('/hotel-orders');
  return (
    <Page
      title={t('hotels.title')}
      lead={t('hotels.lead')}
      actions={
        orders === undefined ? undefined : (
          <ButtonLink look="plain" to={orders}>
            {t('hotels.mine')}
          </ButtonLink>
        )
      }
    >
      <StayPicker wish={wish} onChange={change} />
      <DaysStrip wish={wish} onChange={change} />
      <HotelResults wish={wish} />
    </Page>
  );
}
