import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import type { Stay } from '../../../contract/index.ts';
import { queryOf } from '../../stay/wish.ts';

/** The stay is unavailable: offers other dates and rates of the room, and keeps the input. */
export function CannotBeHad({ stay, why }: { stay: Stay; why: string }) {
  const t = useText('hotel');
  const { hotelCode, roomTypeCode } = stay;
  const days = queryOf(stay);
  return (
    <EmptyState
      art={<Illustration of="search" />}
      title={why}
      why={t('book.gone')}
      action={
        <>
          <ButtonLink to={to('/hotel-room', { hotelCode, roomTypeCode, ...days })}>
            {t('book.otherDays')}
          </ButtonLink>
          <ButtonLink look="plain" to={to('/hotel', { hotelCode, ...days })}>
            {t('room.otherRooms')}
          </ButtonLink>
        </>
      }
    />
  );
}
