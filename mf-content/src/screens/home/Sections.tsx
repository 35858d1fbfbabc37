import { Fragment, type ComponentType } from 'react';
import type { HomeInfo, HomeSection } from '../../../contract/index.ts';
import { Ad } from './Ad.tsx';
import styles from './home.module.css';
import { Experience, Happening, Offers, Stories } from './rows.tsx';
import type { SectionInfo } from './Section.tsx';

const ROWS: Readonly<Record<HomeSection, ComponentType<{ info: SectionInfo }>>> = {
  OFFERS: Offers,
  HAPPENING: Happening,
  EXPERIENCE: Experience,
  ARTICLES: Stories,
};

interface SectionsProps {
  /** undefined: unknown */
  sections: HomeInfo['sections'] | undefined;
  isError: boolean;
}

/** What is new, in the editors' order. */
export function Sections({ sections, isError }: SectionsProps) {
  if (sections === undefined) return <div className={isError ? undefined : styles['sectionsToCome']} />;
  return sections.map((info, index) => {
    const Rows = ROWS[info.code];
    return (
      <Fragment key={info.code}>
        <Rows info={info} />
        {index === 0 ? <Ad /> : null}
      </Fragment>
    );
  });
}
