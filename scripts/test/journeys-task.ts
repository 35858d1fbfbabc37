// @ts-expect-error plain JavaScript, shared with scripts that run before anything is installed
import { essentialJourneys } from '../../e2e/essential.mjs';
import { jest } from './jest/jest.ts';
import { leaveOutcome } from './outcome-file.ts';
import { MORE_THAN_CORES } from './jest/workers.ts';

/* The task `journeys` of turbo.json: the essential journeys. */
const flags = [MORE_THAN_CORES, ...essentialJourneys()];
leaveOutcome('journeys', await jest({ projects: ['e2e'], flags, log: 'journeys' }));
