import { LANGUAGES, type Language } from '@resort/shared/contract';
import { SKINS, type Skin } from '@resort/shared/skin';

/** The look in which components or screens are checked. */
export interface Look {
  skin: Skin;
  scheme: 'light' | 'dark';
  language: Language;
}

/** Every skin and every language, both schemes. */
export const SAMPLE: readonly Look[] = Array.from(
  { length: Math.max(LANGUAGES.length, SKINS.length) },
  (_, i) => ({
    language: LANGUAGES[i % LANGUAGES.length] ?? 'en',
    skin: SKINS[i % SKINS.length] ?? 'sjm',
    scheme: i % 2 === 0 ? 'light' : 'dark',
  }),
);

/** The sample, and each of its looks in the other scheme and the next language: every skin in both schemes. */
export const MATRIX: readonly Look[] = [
  ...SAMPLE,
  ...SAMPLE.map(({ skin, scheme }, i): Look => ({
    skin,
    scheme: scheme === 'light' ? 'dark' : 'light',
    language: LANGUAGES[(i + 1) % LANGUAGES.length] ?? 'en',
  })),
];

/** Whether this look is used for the page with this index, where each page is checked in one look. */
export const hasTurn = (look: Look, looks: readonly Look[], at: number): boolean =>
  looks[at % looks.length] === look;
