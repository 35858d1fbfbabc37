import { LANGUAGES } from '@resort/shared/contract';
import { journeyIn } from './journey.ts';

journeyIn(LANGUAGES);
