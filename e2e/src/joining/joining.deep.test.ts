import { LANGUAGES } from '@resort/shared/contract';
import { joinIn } from './journey.ts';

joinIn(LANGUAGES);
