import { useText } from '@resort/shared/i18n';
import { VisuallyHidden } from '@resort/shared/ui';
import type { Outlet } from '../../contract/index.ts';
import styles from './outlet-list.module.css';

/** Where it is available: name, hotel, hours, and phone number. */
export function OutletList({ outlets }: { outlets: readonly Outlet[] }) {
  const t = useText('vouchers');
  return (
    <ul className={styles['outlets']}>
      {outlets.map(({ code, name, property, hours, phone }) => (
        <li key={code} className={styles['outlet']}>
          <span className={styles['words']}>
            <span>{name}</span>
            <span className={styles['line']}>{property}</span>
            <span className={styles['line']}>{hours}</span>
          </span>
          <a className={styles['call']} href={`tel:${phone.replaceAll(' ', '')}`}>
            {t('outlet.call')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
