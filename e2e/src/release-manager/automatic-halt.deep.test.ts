import { describeAutomaticHalt } from './automatic-halt.ts';

describeAutomaticHalt('a folder', async () => ({ configuration: {}, stop: async () => {} }));
