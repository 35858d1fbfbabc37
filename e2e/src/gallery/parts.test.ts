import { SAMPLE } from './looks.ts';
import { checkParts } from './parts.ts';

checkParts(SAMPLE);
