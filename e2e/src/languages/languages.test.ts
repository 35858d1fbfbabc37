import { journeyIn } from './journey.ts';

/** The same language every day, or the day would decide what a run finds; all five are in the deep suite. */
journeyIn(['tc']);
