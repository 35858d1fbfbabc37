import { MATRIX } from './looks.ts';
import { checkScreens } from './screens.ts';

checkScreens('public', MATRIX, { everyLook: true });
checkScreens('member', MATRIX, { everyLook: true });
