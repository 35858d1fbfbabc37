import { commaText, formatBusinessDate, listText, personName, timesText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Picture, Surface } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import { CopyButton } from '@resort/shared/ui/copy';
import { Fact, Facts } from '@resort/shared/ui/facts';
import type { Reservation } from '../../../contract/index.ts';
import { isSome } from '../../booking/money-text.ts';

/** Everything that was agreed, as it is looked for at the door. */
export function OrderFacts({ reservation }: { reservation: Reservation }) {
  const t = useText('shop');
  const { orderNo, shopName, picture, property, date, time, endTime, party, children } = reservation;
  const { area, services, therapist, therapists, contact, occasion, remarks, cancelReason } = reservation;
  return (
    <>
      <Surface
        level={2}
        title={shopName}
        picture={<Picture {...picture} ratio="1:1" eager />}
        lines={[property.name]}
      />
      <Facts>
        {cancelReason === null ? null : <Fact name={t('order.reason')}>{cancelReason}</Fact>}
        <Fact name={t('booking.date')}>{formatBusinessDate(date, currentLanguage())}</Fact>
        <Fact name={t('booking.time')}>{timesText(time, endTime, currentLanguage())}</Fact>
        <Fact name={t('booking.party')}>
          {t('guests', { count: party })}
          {children === 0 ? null : ` (${t('order.children', { count: children })})`}
        </Fact>
        {area === null ? null : <Fact name={t('booking.area')}>{area.name}</Fact>}
        {services.length === 0 ? null : (
          <Fact name={t('booking.treatments')}>
            {services
              .map(({ name, minutes }) =>
                commaText([name, t('minutes', { count: minutes })], currentLanguage()),
              )
              .join(' · ')}
          </Fact>
        )}
        {therapist === null ? null : (
          <Fact name={t('booking.therapist')}>
            {therapists.length === 0 ? t(`therapist.${therapist}`) : listText(therapists, currentLanguage())}
          </Fact>
        )}
        <Fact name={t('booking.contact')}>{personName(contact, currentLanguage())}</Fact>
        {occasion === null ? null : <Fact name={t('booking.occasion')}>{occasion.name}</Fact>}
        {remarks === '' ? null : <Fact name={t('booking.remarks')}>{remarks}</Fact>}
        <MoneyFacts reservation={reservation} />
        <Fact name={t('order.number')}>
          {orderNo} <CopyButton text={orderNo} what={t('order.number')} />
        </Fact>
      </Facts>
    </>
  );
}

/** The amount due, whether it was paid, and the cancellation fee. */
function MoneyFacts({ reservation }: { reservation: Reservation }) {
  const t = useText('shop');
  const { deposit, deduct, currency, payStatus, penalty, status } = reservation;
  if (!isSome(deposit)) return null;
  return (
    <>
      <Fact name={t('order.deposit')}>
        <Amount value={deposit} currency={currency} />
      </Fact>
      {isSome(deduct) ? (
        <Fact name={t('pay.vouchers')}>
          <Amount value={`-${deduct}`} currency={currency} />
        </Fact>
      ) : null}
      <Fact name={t('order.payment')}>{t(`payStatus.${payStatus}`)}</Fact>
      {status === 'CANCELLED' || status === 'NO_SHOW' ? (
        <Fact name={t('order.fee')}>
          <Amount value={penalty} currency={currency} />
        </Fact>
      ) : null}
    </>
  );
}
