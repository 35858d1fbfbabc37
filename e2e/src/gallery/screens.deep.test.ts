import { LANGUAGES } from '@resort/shared/contract';
import { SKINS } from '@resort/shared/skin';
import { checkScreens } from './screens.ts';

/** Every language with both schemes, in all skins by turns: ten skins and schemes, five languages twice. */
checkScreens(
  (['light', 'dark'] as const).flatMap((scheme, turn) =>
    SKINS.map((skin, i) => ({ skin, scheme, language: LANGUAGES[(i + turn) % LANGUAGES.length] ?? 'en' })),
  ),
);
