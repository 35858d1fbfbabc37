import { cleanUp } from './run.ts';

/** Runs after the tests of Jest's `node` project: stops what `global-setup.ts` started. */
export default cleanUp;
