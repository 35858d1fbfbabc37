import { useText } from '@resort/shared/i18n';
import { Accordion, Badge, SectionHeading } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import type { MenuSection } from '../../../contract/index.ts';
import { About } from './About.tsx';
import styles from './outlet.module.css';

/** The menu, course by course, folded; nothing if there is none. */
export function Menu({ sections }: { sections: readonly MenuSection[] }) {
  const t = useText('shop');
  if (sections.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="outlet-menu">
      <SectionHeading id="outlet-menu" title={t('outlet.menu')} />
      <div>
        <Accordion
          name="menu"
          items={sections.map(({ name, dishes }) => ({ title: name, content: <Dishes dishes={dishes} /> }))}
        />
      </div>
      <p className={styles['line']}>{t('outlet.menuNote')}</p>
      <About />
    </section>
  );
}

function Dishes({ dishes }: Pick<MenuSection, 'dishes'>) {
  const t = useText('shop');
  return (
    <ul className={styles['dishes']}>
      {dishes.map(({ name, text, price, signs }) => (
        <li key={name} className={styles['dish']}>
          <div className={styles['dishHead']}>
            <span className={styles['dishName']}>{name}</span>
            <span className={styles['dishPrice']}>
              {price === null ? t('outlet.marketPrice') : <Amount value={price} currency="MOP" />}
              {price === null ? null : <About price={price} />}
            </span>
          </div>
          {text === '' ? null : <p className={styles['line']}>{text}</p>}
          {signs.length === 0 ? null : (
            <div className={styles['labels']}>
              {signs.map((sign) => (
                <Badge key={sign} tone="plain">
                  {t(`sign.${sign}`)}
                </Badge>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
