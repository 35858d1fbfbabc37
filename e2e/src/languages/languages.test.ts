import { journeyIn } from './journey.ts';

/** Always the same language, so that runs are comparable; all five are in the deep suite. */
journeyIn(['tc']);
