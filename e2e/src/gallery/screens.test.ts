import { LANGUAGES } from '@resort/shared/contract';
import { SKINS } from '@resort/shared/skin';
import { checkScreens } from './screens.ts';

/** Every skin and every language once, both schemes; the whole matrix is in the deep suite. */
checkScreens(
  LANGUAGES.map((language, i) => ({
    language,
    skin: SKINS[i % SKINS.length] ?? 'sjm',
    scheme: i % 2 === 0 ? 'light' : 'dark',
  })),
);
