import { useText } from '@resort/shared/i18n';
import { Link } from '@resort/shared/router';
import { Picture } from '@resort/shared/ui';
import type { ShopKind } from '../../../contract/index.ts';
import { useOutletIconsQuery } from '../../api/catalogue.ts';
import styles from './outlets.module.css';

/** Ways into the list by what one is out for; the list does without, where they cannot be had. */
export function ShortCuts({ kind }: { kind: ShopKind }) {
  const t = useText('shop');
  const { data: icons, isError } = useOutletIconsQuery({ kind });
  if (isError || icons?.length === 0) return null;
  return (
    <ul className={styles['shortCuts']} aria-label={t('list.shortCuts')} aria-busy={icons === undefined}>
      {(icons ?? []).map(({ id, name, picture, link }) => (
        <li key={id}>
          <Link className={styles['shortCut']} to={link}>
            <span className={styles['disc']}>
              <Picture src={picture.src} alt="" ratio="1:1" />
            </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
