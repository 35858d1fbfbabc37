import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PORT_FILE } from './port-file.mjs';

/* The image's entry point: `web`, `jobs`, `registry`, `migrate`, or `release <verb>`. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const product = join(root, 'scripts/start.mjs');
const run = join(root, 'scripts/run.mjs');
// without a browser: complete checks of a release run where Chromium is
const releases = join(root, 'release/src/cli/cli.ts');
const port = process.env.PORT || '4173';
const registryPort = process.env.PORT || '4180';

const ROLES = {
  web: () => ({ program: product, port, env: { ROLE: 'web' } }),
  // jobs need what calls need, so it is a whole process; the balancer does not know it
  jobs: () => ({ program: product, port, env: { ROLE: 'all' } }),
  registry: () => ({ program: run, args: [releases, 'serve', '--port', registryPort], port: registryPort }),
  migrate: () => ({ program: run, args: [join(root, 'app-server/src/cli/migrate.ts')] }),
  release: (words) => ({ program: run, args: [releases, ...words] }),
};

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function refuseRoot() {
  if (process.getuid?.() === 0)
    stop('This image does not run as root: start it as the user 10001, or as another one without rights.');
}

function refuseReadOnly() {
  const trial = join(tmpdir(), `.trial.${process.pid}`);
  try {
    writeFileSync(trial, '');
    rmSync(trial);
  } catch ({ code }) {
    stop(`Nothing can be written in ${tmpdir()} (${code}): mount a tmpfs there, the rest may be read-only.`);
  }
}

const [role = 'web', ...words] = process.argv.slice(2);
if (!Object.hasOwn(ROLES, role))
  stop(`The role is "${role}"; it must be one of ${Object.keys(ROLES).join(', ')}.`);
refuseRoot();
refuseReadOnly();
const { program, args = [], port: served, env = {} } = ROLES[role](words);
if (served !== undefined) writeFileSync(PORT_FILE, served);
Object.assign(process.env, env);
process.argv.splice(1, process.argv.length, resolve(program), ...args);
await import(program);
