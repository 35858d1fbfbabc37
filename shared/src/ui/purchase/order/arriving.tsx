import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { SectionHeading } from '../../screen/frame/section-heading.tsx';
import { OtherMaps } from '../../map/other-maps.tsx';
import { MapLink } from '../../map/map-link.tsx';
import type { Place } from '../../map/map-address.ts';
import styles from './arriving.module.css';

export interface ArrivingProps {
  title: string;
  /** undefined: unknown */
  place: (Place & { readonly inChinese: { readonly name: string; readonly address: string } }) | undefined;
  /** formatted: +853 2888 4814 */
  phone: string;
}

/** How to get to the booked place: the map, the text for a taxi driver, and the phone number. */
export function Arriving({ title, place, phone }: ArrivingProps) {
  const t = useText('kit');
  const id = useId();
  return (
    <section className={styles['arriving']} aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {place === undefined ? null : (
        <>
          <MapLink {...place} />
          <OtherMaps {...place} />
          <div className={styles['taxi']}>
            <span className={styles['label']}>{t('taxi')}</span>
            {/* drivers read Chinese, whatever the page's language */}
            <span className={styles['name']} lang="zh-Hant">
              {place.inChinese.name}
            </span>
            <span className={styles['address']} lang="zh-Hant">
              {place.inChinese.address}
            </span>
          </div>
        </>
      )}
      <p>
        <a className={styles['call']} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          {t('call', { phone })}
        </a>
      </p>
    </section>
  );
}
