import { useText } from '@resort/shared/i18n';
import { Picture, SectionHeading, Surface } from '@resort/shared/ui';
import type { ShopDetail } from '../../../contract/index.ts';
import { useRecommendedOutletsQuery } from '../../api/catalogue.ts';
import { toOutlet } from '../../outlets/links.ts';
import { OpenState } from '../../outlets/OpenState.tsx';
import styles from './outlet.module.css';

/** Similar outlets; nothing if they cannot be loaded. */
export function Recommended({ outlet: { shopId } }: { outlet: ShopDetail }) {
  const t = useText('shop');
  const { data: others = [] } = useRecommendedOutletsQuery({ shopId });
  if (others.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="outlet-others">
      <SectionHeading id="outlet-others" title={t('outlet.others')} />
      {others.map((other) => (
        <Surface
          key={other.shopId}
          title={other.name}
          to={toOutlet(other.shopId)}
          picture={<Picture {...other.picture} ratio="1:1" />}
          lines={[`${other.cuisine.name} · ${other.property.name}`, <OpenState key="open" {...other} />]}
        />
      ))}
    </section>
  );
}
