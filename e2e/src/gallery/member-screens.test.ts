import { SAMPLE } from './looks.ts';
import { checkScreens } from './screens.ts';

checkScreens('member', SAMPLE);
