import { LANGUAGES, type Language } from '@resort/shared/contract';
import { SKINS, type Skin } from '@resort/shared/skin';

/** The look in which components or screens are checked. */
export interface Look {
  skin: Skin;
  scheme: 'light' | 'dark';
  language: Language;
}

/** Every skin and every language once, both schemes. */
export const SAMPLE: readonly Look[] = LANGUAGES.map((language, i) => ({
  language,
  skin: SKINS[i % SKINS.length] ?? 'sjm',
  scheme: i % 2 === 0 ? 'light' : 'dark',
}));

/** Every skin in both schemes, every language twice. */
export const MATRIX: readonly Look[] = (['light', 'dark'] as const).flatMap((scheme, turn) =>
  SKINS.map((skin, i) => ({ skin, scheme, language: LANGUAGES[(i + turn) % LANGUAGES.length] ?? 'en' })),
);
