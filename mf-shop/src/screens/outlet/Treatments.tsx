import { useText } from '@resort/shared/i18n';
import { List, ListItem, SectionHeading, VisuallyHidden } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import { Link } from '@resort/shared/router';
import type { ShopDetail } from '../../../contract/index.ts';
import { toBooking } from '../../outlets/links.ts';
import { About } from './About.tsx';
import styles from './outlet.module.css';

/** A spa's treatments, each with a link to its booking; nothing if there are none. */
export function Treatments({ outlet }: { outlet: ShopDetail }) {
  const t = useText('shop');
  if (outlet.services.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="outlet-treatments">
      <SectionHeading id="outlet-treatments" title={t('outlet.treatments')} />
      <List>
        {outlet.services.map(({ serviceId, name, text, minutes, price }) => (
          <ListItem key={serviceId}>
            <div className={styles['dish']}>
              <div className={styles['dishHead']}>
                <span className={styles['dishName']}>{name}</span>
                <span className={styles['dishPrice']}>
                  <Amount value={price} currency="MOP" />
                  <About price={price} />
                </span>
              </div>
              <p className={styles['line']}>{text}</p>
              <div className={styles['dishHead']}>
                <span className={styles['line']}>{t('minutes', { count: minutes })}</span>
                <Link className={styles['bookIt']} to={toBooking(outlet.shopId, { serviceId })}>
                  {t('outlet.bookTreatment')}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Link>
              </div>
            </div>
          </ListItem>
        ))}
      </List>
      <p className={styles['line']}>{t('outlet.serviceNote')}</p>
      <About />
    </section>
  );
}
