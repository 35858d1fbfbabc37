import type { PictureReply } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { drawn, type Drawing, type Picture } from '../../locales/drawings.ts';

/** A stored picture in the form of a response: its files, and what it shows in the caller's language. */
export const pictureOf = ({ alt, ...files }: Picture, language: Language): PictureReply => ({
  ...files,
  alt: alt[language],
});

/** The first picture of a row; the tables accept no row without one. */
export function coverOf([cover]: readonly Picture[], language: Language): PictureReply {
  if (cover === undefined) throw new Error('a row was stored without a picture');
  return pictureOf(cover, language);
}

/** A drawing that a text of ours names. */
export const drawingOf = (name: Drawing, language: Language): PictureReply =>
  pictureOf(drawn(name), language);
