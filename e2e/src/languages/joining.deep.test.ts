import { LANGUAGES } from '@resort/shared/contract';
import { joinIn } from '../journeys/joining/journey.ts';

joinIn(LANGUAGES);
