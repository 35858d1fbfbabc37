import type { HomeBanner } from '@resort/shared/calls/rows';
import { useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { Picture, SectionHeading, Surface } from '@resort/shared/ui';
import { useBannersQuery, useComingNear } from '@resort/shared/ui/home';
import { useRef } from 'react';
import styles from './my-membership.module.css';

/** The resort's banners, below the member's own data; requested when they come near. */
export function Banners() {
  const t = useText('membership');
  const place = useRef<HTMLElement>(null);
  const isNear = useComingNear(place);
  const { data: banners = [] } = useBannersQuery(undefined, { skip: !isNear });
  return (
    <section
      ref={place}
      className={styles['banners']}
      aria-labelledby={banners.length === 0 ? undefined : 'for-you'}
      hidden={isNear && banners.length === 0}
    >
      {banners.length === 0 ? null : (
        <>
          <SectionHeading id="for-you" title={t('banners.title')} />
          {banners.map((banner) => (
            <Banner key={banner.id} banner={banner} />
          ))}
        </>
      )}
    </section>
  );
}

function Banner({ banner: { title, text, picture, link } }: { banner: HomeBanner }) {
  const to = servedLink(link);
  return (
    <Surface
      title={title}
      lines={[text]}
      picture={<Picture {...picture} />}
      {...(to === undefined ? {} : { to })}
    />
  );
}
