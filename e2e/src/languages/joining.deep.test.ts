import { LANGUAGES } from '@resort/shared/contract';
import { joinIn } from '../joining/journey.ts';

joinIn(LANGUAGES);
