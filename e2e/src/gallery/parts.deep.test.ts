import { MATRIX } from './looks.ts';
import { checkParts } from './parts.ts';

checkParts(MATRIX, { everyFrame: true });
