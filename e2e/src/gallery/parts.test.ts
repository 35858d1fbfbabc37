import { LANGUAGES } from '@resort/shared/contract';
import { checkParts } from './parts.ts';

/** Every skin once, every scheme at least twice; the whole matrix is in the deep suite. */
checkParts({
  looks: [
    ['sjm', 'light'],
    ['glp', 'dark'],
    ['tkl', 'dark'],
    ['pvm', 'light'],
    ['gl', 'dark'],
  ],
  languages: LANGUAGES,
});
