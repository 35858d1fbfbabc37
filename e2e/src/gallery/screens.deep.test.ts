import { MATRIX } from './looks.ts';
import { checkScreens } from './screens.ts';

checkScreens('public', MATRIX);
checkScreens('member', MATRIX);
