import { LANGUAGES } from '@resort/shared/contract';
import { journeyIn } from './journey.ts';

/** Another language every day; all five are in the deep suite. */
const day = Math.floor(Date.now() / 86_400_000);
journeyIn(LANGUAGES.filter((_language, position) => position === day % LANGUAGES.length));
