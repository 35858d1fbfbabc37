import { useText } from '@resort/shared/i18n';
import { Accordion, Page, SectionHeading } from '@resort/shared/ui';
import { MapLink, OtherMaps, PlaceMap } from '@resort/shared/ui/map';
import { Fact, Facts } from '@resort/shared/ui/facts';
import type { HotelPage } from '../../../contract/index.ts';
import { Gallery } from '../../hotel/Gallery.tsx';
import { DaysStrip } from '../../stay/DaysStrip.tsx';
import { StayPicker } from '../../stay/StayPicker.tsx';
import { useStayWish } from '../../stay/wish.ts';
import styles from './hotel.module.css';
import { RoomList } from './RoomList.tsx';

/** Pictures, dates, rooms, then all information about the hotel. */
export function HotelView({ hotel }: { hotel: HotelPage }) {
  const t = useText('hotel');
  const [wish, change] = useStayWish();
  const at = { latitude: hotel.geo.lat, longitude: hotel.geo.lng };
  const scope = { hotelCode: hotel.hotelCode };
  return (
    <Page over={hotel.area.name} title={hotel.name} lead={hotel.summary}>
      <Gallery pictures={[hotel.cover, ...hotel.images.filter(({ src }) => src !== hotel.cover.src)]} />
      <MapLink address={hotel.address} at={at} />
      <OtherMaps address={hotel.address} at={at} />
      <section className={styles['part']} aria-labelledby="rooms">
        <SectionHeading id="rooms" title={t('hotel.rooms')} />
        <StayPicker wish={wish} onChange={change} scope={scope} />
        <DaysStrip wish={wish} onChange={change} scope={scope} />
        <RoomList hotelCode={hotel.hotelCode} wish={wish} />
      </section>
      <section className={styles['part']} aria-labelledby="about">
        <SectionHeading id="about" title={t('hotel.about')} />
        {hotel.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Facilities facilities={hotel.facilities} />
      <Policies hotel={hotel} />
      <PlaceMap places={[{ name: hotel.name, address: hotel.address, at }]} />
      <Contact phones={hotel.phones} email={hotel.email} />
    </Page>
  );
}

function Facilities({ facilities }: Pick<HotelPage, 'facilities'>) {
  const t = useText('hotel');
  return (
    <section className={styles['part']} aria-labelledby="facilities">
      <SectionHeading id="facilities" title={t('hotel.facilities')} />
      <ul className={styles['facilities']}>
        {facilities.map(({ code, name, text }) => (
          <li key={code}>
            <h3 className={styles['facility']}>{name}</h3>
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Policies({ hotel: { policies } }: { hotel: HotelPage }) {
  const t = useText('hotel');
  const percent = (rate: string) => Math.round(Number(rate) * 100);
  return (
    <section className={styles['part']} aria-labelledby="policies">
      <SectionHeading id="policies" title={t('hotel.policies')} />
      <Facts>
        <Fact name={t('hotel.checkIn')}>{t('hotel.from', { time: policies.checkInFrom })}</Fact>
        <Fact name={t('hotel.checkOut')}>{t('hotel.until', { time: policies.checkOutBy })}</Fact>
        <Fact name={t('hotel.children')}>{t('hotel.childAge', { age: policies.childAge })}</Fact>
        <Fact name={t('hotel.charges')}>
          {t('hotel.rates', { service: percent(policies.serviceRate), tax: percent(policies.taxRate) })}
        </Fact>
      </Facts>
      <div>
        <Accordion
          name="policies"
          items={policies.texts.map(({ title, text }) => ({ title, content: <p>{text}</p> }))}
        />
      </div>
    </section>
  );
}

function Contact({ phones, email }: Pick<HotelPage, 'phones' | 'email'>) {
  const t = useText('hotel');
  return (
    <section className={styles['part']} aria-labelledby="contact">
      <SectionHeading id="contact" title={t('hotel.contact')} />
      <Facts>
        {phones.map(({ name, number }) => (
          <Fact key={number} name={name}>
            <a className={styles['link']} href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
              {number}
            </a>
          </Fact>
        ))}
        <Fact name={t('hotel.email')}>
          <a className={styles['link']} href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
      </Facts>
    </section>
  );
}
