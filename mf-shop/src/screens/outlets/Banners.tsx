import { useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { Picture, SectionHeading, Surface } from '@resort/shared/ui';
import type { ShopKind } from '../../../contract/index.ts';
import { useOutletBannersQuery } from '../../api/catalogue.ts';
import styles from './outlets.module.css';

/** Seasonal offers, below the list, so that the tables come first. */
export function Banners({ kind }: { kind: ShopKind }) {
  const t = useText('shop');
  const { data: banners = [] } = useOutletBannersQuery({ kind });
  if (banners.length === 0) return null;
  return (
    <section className={styles['banners']} aria-labelledby="shop-banners">
      <SectionHeading id="shop-banners" title={t('list.banners')} />
      {banners.map(({ id, title, text, picture, link }) => {
        const address = servedLink(link);
        return (
          <Surface
            key={id}
            title={title}
            lines={[text]}
            picture={<Picture {...picture} ratio="1:1" />}
            {...(address === undefined ? {} : { to: address })}
          />
        );
      })}
    </section>
  );
}
