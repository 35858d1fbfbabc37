import { fileURLToPath } from 'node:url';

/** What a unit is built with: the product's own federation runtime, or the whole one of Module Federation. */
export const RUNTIMES = ['own', 'whole'] as const;
export type Runtime = (typeof RUNTIMES)[number];

/** What the host provides. Only the first is part of its script. */
export const HOST_SHARES = ['eager-share', 'lazy-share', 'failing-share'] as const;
/** What remotes use and no unit provides. */
export const ABSENT_SHARE = 'absent-share';
/** What some remotes bring themselves, in the share scope `second`. */
export const SCOPED_SHARE = 'scoped-share';
/** What a part of a remote gives that needs no share. */
export const PLAIN_TEXT = 'a part without shares';

const container = fileURLToPath(new URL('../../../shell/src/loading/container.ts', import.meta.url));

/** Counts how often it ran in a page. Its counter shows whether two units have the same instance. */
const share = (name: string) => `\
globalThis.runs ??= {};
runs['${name}'] = (runs['${name}'] ?? 0) + 1;
export const counter = { presses: 0 };
`;

export const packages: Record<string, string> = Object.fromEntries(
  [...HOST_SHARES, SCOPED_SHARE].flatMap((name) => [
    [`${name}/package.json`, JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js' })],
    [`${name}/index.js`, share(name)],
  ]),
);

/** As the shell does it: the page knows the hash of each file. */
const OPEN = `\
import { openContainer } from ${JSON.stringify(container)};

const hashOf = (url) => hashes[new URL(url).pathname] ?? '';
export const factoryOf = async (place, module) => (await openContainer(place, hashOf)).get('./' + module);
`;

/** As earlier shells did it: a version that takes the place of one that failed is registered by force. */
const OPEN_WITH_WHOLE_RUNTIME = `\
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

const registered = new Map();
export const factoryOf = ({ name, base, entry }, module) => {
  const address = base + entry;
  const force = (registered.get(name) ?? address) !== address;
  registered.set(name, address);
  registerRemotes([{ name, entry: address }], { force });
  return loadRemote(name + '/' + module, { from: 'runtime', loadFactory: false });
};
`;

export const hostFiles = (runtime: Runtime): Record<string, string> => ({
  'open.js': runtime === 'own' ? OPEN : OPEN_WITH_WHOLE_RUNTIME,
  'main.js': `\
import { counter } from 'eager-share';
import { factoryOf } from './open.js';

globalThis.host = {
  open: async (place, module = 'remote') => (await factoryOf(place, module))(),
  eager: counter,
  lazy: () => import('lazy-share'),
  failing: () => import('failing-share'),
  failureOf: (promise) => promise.then(() => null, (failure) => String(failure)),
};
`,
});

/** A module that remotes expose, with parts of which each is a chunk. `early.js` needs a share that may be missing. */
export const remoteFiles: Record<string, string> = {
  'remote.js': `\
import { counter } from 'eager-share';

export const eager = counter;
export const plain = () => import('./plain.js');
export const lazy = () => import('./lazy.js');
export const failing = () => import('./failing.js');
export const failingToo = () => import('./failing-too.js');
export const absent = () => import('./absent.js');
export const scoped = () => import('./scoped.js');
`,
  'early.js': `export { counter as early } from 'failing-share';\nexport * from './remote.js';\n`,
  'plain.js': `export const text = '${PLAIN_TEXT}';\n`,
  'lazy.js': `export { counter } from 'lazy-share';\n`,
  'failing.js': `export { counter } from 'failing-share';\n`,
  'failing-too.js': `export { counter } from 'failing-share';\n`,
  'absent.js': `export { counter } from '${ABSENT_SHARE}';\n`,
  'scoped.js': `export { counter } from '${SCOPED_SHARE}';\n`,
};
