import { formatDateTime, personName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, Notice, Page, SectionHeading } from '@resort/shared/ui';
import { Fact, Facts } from '@resort/shared/ui/facts';
import type { CheckInData } from '../../api/check-in.ts';
import own from './check-in.module.css';
import { ToStay } from './ToStay.tsx';

interface CheckInSentProps {
  checkIn: CheckInData;
  given: NonNullable<CheckInData['given']>;
}

/** What was sent, with the numbers masked, and what is left for the desk. */
export function CheckInSent({ checkIn, given }: CheckInSentProps) {
  const t = useText('hotel');
  const language = currentLanguage();
  const { orderNo, hotelName, documents } = checkIn;
  const isOpen = checkIn.state === 'OPEN';
  const nameOf = (code: string) => documents.find((one) => one.code === code)?.name ?? code;
  return (
    <Page title={t('checkIn.title')} lead={hotelName}>
      <Notice tone="success">{isOpen ? t('checkIn.sent') : t('checkIn.over')}</Notice>
      <Facts>
        <Fact name={t('checkIn.sentAt')}>{formatDateTime(given.at, language)}</Fact>
        {given.arrivalTime === null ? null : <Fact name={t('checkIn.time')}>{given.arrivalTime}</Fact>}
        {given.bed === null ? null : <Fact name={t('checkIn.bed')}>{t(`checkIn.beds.${given.bed}`)}</Fact>}
        {given.guests.map((guest) => (
          <Fact key={`${guest.lastName}/${guest.firstName}`} name={personName(guest, language)}>
            {`${nameOf(guest.docType)} · ${guest.docNo}`}
          </Fact>
        ))}
      </Facts>
      <section className={own['desk']} aria-labelledby="at-the-desk">
        <SectionHeading id="at-the-desk" title={t('checkIn.desk')} />
        <ul className={own['steps']}>
          <li>{t('checkIn.deskOriginals')}</li>
          {given.guests.length < checkIn.mostGuests ? <li>{t('checkIn.deskOthers')}</li> : null}
          {checkIn.paysAtHotel ? <li>{t('checkIn.deskPay')}</li> : null}
        </ul>
      </section>
      {isOpen ? (
        <ButtonLink look="quiet" wide to={to('/hotel-check-in', { orderNo, edit: 'yes' })}>
          {t('checkIn.edit')}
        </ButtonLink>
      ) : null}
      <ToStay id={checkIn.stayId} />
    </Page>
  );
}
