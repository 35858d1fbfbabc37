import { Link } from '../../../router/index.ts';
import { isServed } from '../../../routes/index.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './short-cuts.module.css';
import { SideBySide } from './side-by-side.tsx';

export interface ShortCut {
  id: string;
  name: string;
  picture: { src: string };
  /** a path of the app */
  link: string;
}

interface ShortCutsProps {
  label: string;
  icons: readonly ShortCut[] | undefined;
  /** loading failed: the short cuts are hidden */
  isError: boolean;
}

/** Short cuts to filtered lists, as discs with a name below. */
export function ShortCuts({ label, icons, isError }: ShortCutsProps) {
  if (isError || icons?.length === 0) return null;
  return (
    <SideBySide
      label={label}
      rows={icons?.filter(({ link }) => isServed(link))}
      className={styles['shortCuts']}
      render={({ name, picture, link }) => (
        <Link className={styles['shortCut']} to={link}>
          <span className={styles['disc']}>
            <Picture {...picture} alt="" ratio="1:1" />
          </span>
          {name}
        </Link>
      )}
    />
  );
}
