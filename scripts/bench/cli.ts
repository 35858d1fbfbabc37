import process from 'node:process';

/*
 * `npm run bench -- <name> …`: what is measured and judged by people, never asserted.
 */
const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  members: () => import('../../app-server/src/bench/cli.ts'),
  registry: () => import('../../release/src/bench/cli.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench) await bench();
else {
  console.error(`Which bench? npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exitCode = 2;
}
