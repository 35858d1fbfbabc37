import { elsewhere } from './elsewhere.mjs';

/* `node scripts/run.mjs scripts/elsewhere/cli.mjs`: the suite `elsewhere` by itself. */
const { passed, failed, skipped } = await elsewhere();
console.log(`elsewhere: ${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
