import { currentLanguage, useText } from '@resort/shared/i18n';
import { Badge, Picture, Surface } from '@resort/shared/ui';
import { CopyButton } from '@resort/shared/ui/copy';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { formatBusinessDate, listText, personName } from '@resort/shared/format';
import type { HotelOrderDetail, Meal } from '../../../contract/index.ts';
import { useHotelQuery } from '../../api/hotel.ts';
import { useStayWords } from '../../orders/stay-words.ts';
import { toneOf } from '../../orders/tone.ts';

/** What the front desk asks for: number, names, dates, room, and requests. */
export function AtTheDesk({ order }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  const { data: hotel } = useHotelQuery({ hotelCode: order.hotelCode });
  const { nights, rooms, people } = useStayWords(order);
  const { status, picture, hotelName, roomName, orderNo, guests, arrivalTime, remarks, cancelReason } = order;
  const { checkInFrom, checkOutBy } = hotel?.policies ?? {};
  const day = (date: string) => formatBusinessDate(date, currentLanguage());
  return (
    <>
      <Surface
        level={2}
        title={hotelName}
        picture={<Picture {...picture} eager />}
        badge={<Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>}
        lines={[roomName, `${rooms} · ${nights} · ${people}`]}
      />
      <Facts>
        {cancelReason === null ? null : <Fact name={t('order.reason')}>{cancelReason}</Fact>}
        <Fact name={t('order.number')}>
          {orderNo} <CopyButton text={orderNo} what={t('order.number')} />
        </Fact>
        <Fact name={t('order.checkIn')}>
          {checkInFrom === undefined
            ? day(order.checkIn)
            : t('order.from', { date: day(order.checkIn), time: checkInFrom })}
        </Fact>
        <Fact name={t('order.checkOut')}>
          {checkOutBy === undefined
            ? day(order.checkOut)
            : t('order.by', { date: day(order.checkOut), time: checkOutBy })}
        </Fact>
        <Fact name={t('order.guests', { count: guests.length })}>
          {listText(
            guests.map((guest) => personName(guest, currentLanguage())),
            currentLanguage(),
          )}
        </Fact>
        <Fact name={t('order.rate')}>{`${order.rateName} · ${t(`rate.meal.${order.meal as Meal}`)}`}</Fact>
        {arrivalTime === null ? null : <Fact name={t('order.arrival')}>{arrivalTime}</Fact>}
        {remarks === '' ? null : <Fact name={t('order.remarks')}>{remarks}</Fact>}
      </Facts>
    </>
  );
}
