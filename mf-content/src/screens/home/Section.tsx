import { useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { SectionHeading } from '@resort/shared/ui';
import { useComingNear } from '@resort/shared/ui/home';
import { useId, useRef, type ReactNode } from 'react';
import type { HomeSection } from '../../../contract/index.ts';
import styles from './home.module.css';

interface SectionProps {
  code: HomeSection;
  title: string;
  text: string;
  /** where all of it is */
  link: string;
  /** mounted, and so asked for, as it comes near */
  children: ReactNode;
}

/** A part of the home with its heading; it takes its room before its rows are there. */
export function Section({ code, title, text, link, children }: SectionProps) {
  const t = useText('content');
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const isNear = useComingNear(place);
  const way = servedLink(link);
  return (
    <section ref={place} className={styles['section']} aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        {...(way === undefined ? {} : { link: { to: way, label: t(`home.all.${code}`) } })}
      />
      <p className={styles['text']}>{text}</p>
      <div className={styles['content']}>{isNear ? children : null}</div>
    </section>
  );
}
