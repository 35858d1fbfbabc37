import { Link } from '../../router/index.ts';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  title: string;
  /** of the heading, for `aria-labelledby` */
  id?: string;
  /** where all of it is; `label` says of what, since screen readers list links on their own: 'All bookings' */
  link?: { to: string; label: string };
}

/** Title of a part of a screen, with the way to all of it. */
export function SectionHeading({ title, id, link }: SectionHeadingProps) {
  return (
    <div className={styles['heading']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {link ? (
        <Link className={styles['link']} to={link.to}>
          {link.label}
        </Link>
      ) : null}
    </div>
  );
}
