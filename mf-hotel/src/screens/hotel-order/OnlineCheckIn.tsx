import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, Notice } from '@resort/shared/ui';
import type { HotelOrderDetail } from '../../../contract/index.ts';

interface OnlineCheckInProps {
  orderNo: string;
  checkIn: NonNullable<HotelOrderDetail['onlineCheckIn']>;
}

/** The way to online check-in, or when it opens. */
export function OnlineCheckIn({ orderNo, checkIn: { opensAt, isOpen, sentAt } }: OnlineCheckInProps) {
  const t = useText('hotel');
  if (!isOpen) {
    return <Notice>{t('checkIn.opens', { time: formatDateTime(opensAt, currentLanguage()) })}</Notice>;
  }
  return (
    <>
      {sentAt === null ? null : <Notice tone="success">{t('checkIn.sent')}</Notice>}
      <ButtonLink wide look={sentAt === null ? 'primary' : 'quiet'} to={to('/hotel-check-in', { orderNo })}>
        {t(sentAt === null ? 'checkIn.invite' : 'checkIn.see')}
      </ButtonLink>
    </>
  );
}
