import type { Story } from '../../story.ts';
import { LION_DANCE_SCHOOL } from './lion-dance-school.ts';
import { MOSAIC_WAVES } from './mosaic-waves.ts';
import { OPERA_IN_BAMBOO } from './opera-in-bamboo.ts';
import { PAWNSHOP_TOWER } from './pawnshop-tower.ts';
import { SOUND_OF_PATUA } from './sound-of-patua.ts';

export const CULTURE_ARTICLES: readonly Story[] = [
  LION_DANCE_SCHOOL,
  OPERA_IN_BAMBOO,
  SOUND_OF_PATUA,
  MOSAIC_WAVES,
  PAWNSHOP_TOWER,
];
