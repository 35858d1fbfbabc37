import { runCommand } from '../cli/run.ts';
import { openLocalRegistry } from '../trust/local-registry.ts';
import { anyVersion } from './made-up-builds.ts';

/* The command line, which also publishes made-up versions such as `1`. */
await runCommand(process.argv.slice(2), {
  smoke: null,
  open: async (dataDir, env) => anyVersion(await openLocalRegistry(dataDir, env)),
});
