import { useText } from '@resort/shared/i18n';
import { SectionHeading } from '@resort/shared/ui';
import { MapLink, OtherMaps, PlaceMap } from '@resort/shared/ui/map';
import type { ShopDetail } from '../../../contract/index.ts';
import { useShopHotelsQuery } from '../../api/catalogue.ts';
import styles from './outlet.module.css';

/** Location, dress code, phone number, and benefits for hotel guests. */
export function Finding({ outlet }: { outlet: ShopDetail }) {
  const t = useText('shop');
  const { name, address, level, geo, phone, dressCode, kind, property } = outlet;
  const at = { latitude: geo.lat, longitude: geo.lng };
  const { data: hotels = [] } = useShopHotelsQuery(undefined, { skip: kind !== 'DINING' });
  const hotel = hotels.find((each) => each.property.code === property.code);
  return (
    <section className={styles['part']} aria-labelledby="outlet-finding">
      <SectionHeading id="outlet-finding" title={t('outlet.finding')} />
      <p>{level}</p>
      <MapLink address={address} at={at} />
      <OtherMaps address={address} at={at} />
      <PlaceMap places={[{ name, address, at }]} />
      <p>
        <a className={styles['call']} href={`tel:${phone.replaceAll(' ', '')}`}>
          {t('outlet.call', { phone })}
        </a>
      </p>
      {dressCode === null ? null : <p>{t('outlet.dress', { code: dressCode })}</p>}
      {hotel?.rules.map(({ id, title, text }) => (
        <p key={id} className={styles['line']}>
          <strong>{title}</strong> {text}
        </p>
      ))}
    </section>
  );
}
