import { MATRIX } from './looks.ts';
import { checkScreens } from './screens.ts';

checkScreens(MATRIX);
