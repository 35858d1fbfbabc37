import { Link } from '../../../router/index.ts';
import { isServed } from '../../../routes/index.ts';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  title: string;
  /** id of the heading, for `aria-labelledby` */
  id?: string;
  /**
   * link to the complete list; `label` must make sense on its own, because screen readers list links: 'All
   * bookings'
   */
  link?: { to: string; label: string };
}

/** Heading of a section, with a link to the complete list if the release has its screen. */
export function SectionHeading({ title, id, link }: SectionHeadingProps) {
  return (
    <div className={styles['heading']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {link && isServed(link.to) ? (
        <Link className={styles['link']} to={link.to}>
          {link.label}
        </Link>
      ) : null}
    </div>
  );
}
