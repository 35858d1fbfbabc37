import { cleanUp } from '../processes/run.ts';

/** After the tests of Jest's `node` project: ends what `global-setup.ts` began. */
export default cleanUp;
