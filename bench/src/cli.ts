import { fail, readVerb } from './options.ts';

/* `npm run bench -- <verb>`: what is measured and judged by people, never asserted. Without a verb: the cold start. */
const VERBS = {
  'cold-start': async (args: string[]) => (await import('./cold-start.ts')).coldStart(args),
  scale: async (args: string[]) => (await import('./scale/scale.ts')).scale(args),
  trace: async (args: string[]) => (await import('./trace/trace.ts')).traceBench(args),
  navigation: async (args: string[]) => (await import('./navigation/navigation.ts')).navigation(args),
  taps: async (args: string[]) => (await import('./taps/taps.ts')).taps(args),
  lighthouse: async (args: string[]) => (await import('./lighthouse/lighthouse.ts')).lighthouseBench(args),
  server: async (args: string[]) => (await import('./server/server.ts')).serverBench(args),
  health: async () => void (await import('../../release/src/trials/simulation/cli.ts')),
  registry: async () => void (await import('../../release/src/trials/bench/cli.ts')),
  search: async () => (await import('../../app-server/test/bench/search/cli.ts')).searchBench(),
  'known-and-unknown': async () => void (await import('../../app-server/test/bench/cli.ts')),
};

// an exit stops the database and the browsers, which the signal alone would leave; Playwright even opens new ones
// after SIGTERM
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { verb, args } = readVerb(process.argv.slice(2), 'cold-start');
const run = VERBS[verb as keyof typeof VERBS] as ((args: string[]) => Promise<void>) | undefined;
if (run === undefined) fail(`There is no "${verb}": ${Object.keys(VERBS).join(', ')}.`);
else await run(args);
