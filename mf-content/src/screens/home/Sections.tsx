import { useComingNear } from '@resort/shared/ui/home';
import { Fragment, useRef, type ComponentType } from 'react';
import type { HomeSection } from '../../../contract/index.ts';
import { useHomeInfoQuery } from '../../api/home.ts';
import { Ad } from './Ad.tsx';
import { Hero } from './Hero.tsx';
import styles from './home.module.css';
import { Experience, Happening, Offers, Stories } from './rows.tsx';
import type { SectionInfo } from './Section.tsx';

const ROWS: Readonly<Record<HomeSection, ComponentType<{ info: SectionInfo }>>> = {
  OFFERS: Offers,
  HAPPENING: Happening,
  EXPERIENCE: Experience,
  ARTICLES: Stories,
};

/** Below banners and menu: the resort at this time of day, then the sections in the editors' order. */
export function Sections() {
  const place = useRef<HTMLDivElement>(null);
  const { data: home, isError } = useHomeInfoQuery({}, { skip: !useComingNear(place) });
  if (home === undefined) {
    return <div ref={place} className={isError ? undefined : styles['sectionsToCome']} />;
  }
  return (
    <>
      <Hero hero={home.hero} />
      {home.sections.map((info, index) => {
        const Rows = ROWS[info.code];
        return (
          <Fragment key={info.code}>
            <Rows info={info} />
            {index === 0 ? <Ad /> : null}
          </Fragment>
        );
      })}
    </>
  );
}
