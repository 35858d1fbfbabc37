import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { ARGUMENTS, argumentText, type Argument } from '../../verbs/options.ts';
import { VERBS } from '../../verbs/all-verbs.ts';
import { readBuild } from '../../artifacts/dist-folder.ts';
import { HEALTH_LIMITS } from '../../permissions/policies/health-policy.ts';
import type { Registry } from '../../registry/registry.ts';
import { AUTHOR, madeUpRemote, madeUpShell, writeBuild } from '../../testing/made-up-builds.ts';
import { eachRegistry, smokeWith } from '../../testing/each-registry.ts';
import { makeToken } from '../../permissions/tokens/tokens.ts';
import { registryApi } from './registry-api.ts';
import { toWire } from './wire.ts';

const at = eachRegistry();

/** What each scope may write, whatever words are sent. Stated independently of the verbs' tables. */
const MAY_WRITE: Readonly<Record<string, RegExp | null>> = {
  read: null,
  'grant:production': /^(?:audit|grants|releases\/production\/grant-)/,
  'approve:production': null,
  'publish:mf-dollars': /^(?:audit|artifacts\/mf-dollars|published\/mf-dollars|provenance\/mf-dollars)\//,
  'pin:production':
    /^(?:audit|verdicts|checked|(?:proposals|scheduled)\/production|releases\/production|channels\/production)/,
  'pin:staging':
    /^(?:audit|verdicts|checked|(?:proposals|scheduled)\/staging|releases\/staging|channels\/staging)/,
  block: /^(?:audit|blocks|releases|channels)/,
  admin: /^(?:audit|policies|freezes|artifacts|published|provenance|checked|maps|crashes)/,
};

/** A valid value of each argument. */
const WORDS: Readonly<Record<Argument, string[]>> = {
  names: ['mf-auth@2'],
  to: ['--to', '1'],
  before: ['--before', '2'],
  from: ['--from', 'staging'],
  unit: ['--unit', 'mf-auth'],
  expect: ['--expect', '1'],
  openapi: ['--openapi', '/etc/passwd'],
  services: ['--service', '/tours=http://localhost:9000'],
  latest: ['--latest'],
  all: ['--all'],
  force: ['--force'],
  offline: ['--offline', 'off'],
  check: ['--check', 'skipped'],
  forcing: ['--forcing', 'allowed'],
  approval: ['--approval', 'skipped'],
  sample: ['--sample', '999999'],
  excess: ['--excess', '9999'],
  rollout: ['--rollout', '1000'],
  stages: ['--stages', '1%:10m,100%'],
  within: ['--within', '09:00-17:00Z'],
  only: ['--only', 'market=HK'],
  cohorts: ['--cohort', 'staff'],
  starts: ['--starts', '2099-01-01T00:00+08:00'],
  until: ['--until', '2099-01-02T00:00+08:00'],
  tester: ['--for', 'tess'],
  hours: ['--hours', '1'],
  days: ['--days', '1'],
  port: ['--port', '1'],
  keepDays: ['--keep-days', '0'],
  dryRun: ['--dry-run'],
  allowDirty: ['--allow-dirty'],
};

/** Names that some verbs require. */
const NAMES: Readonly<Record<string, string[]>> = {
  rollout: ['2000'],
  cohort: ['staff'],
  diff: ['1', '1'],
  health: [],
  unfreeze: [],
};

let written: string[] = [];
const spying = (registry: Registry): Registry => ({
  ...registry,
  createOnly: (key, body) => (written.push(key), registry.createOnly(key, body)),
  compareAndSwap: (key, expected, body) => (written.push(key), registry.compareAndSwap(key, expected, body)),
  remove: (key) => (written.push(key), registry.remove(key)),
});

async function prepare() {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  for (const channel of ['production', 'staging']) await at.pinUnits(['shell@1', 'mf-auth@1'], { channel });
  const app = Fastify();
  await app.register(registryApi({ registry: spying(at.registry), smoke: smokeWith() }));
  const build = madeUpRemote('mf-dollars', '1');
  return { app, builds: [toWire(await readBuild(await writeBuild(join(at.dataDir, 'work'), build)))] };
}

const say = (app: FastifyInstance, token: string, verb: string, payload: object) =>
  app.inject({ method: 'POST', url: `/v1/${verb}`, headers: { authorization: `Bearer ${token}` }, payload });

/** Every form of a verb: alone, with each argument and its names, and with the argument alone. */
function waysOf(verb: string): string[][] {
  const names = NAMES[verb] ?? WORDS.names;
  return [[], names, ...ARGUMENTS.flatMap((one) => [WORDS[one], [...names, ...WORDS[one]]])];
}

describe('every verb with every argument over HTTP', () => {
  it.each(Object.keys(MAY_WRITE))(
    'lets a token with %s write only what the scope permits',
    async (scope) => {
      const { app, builds } = await prepare();
      const token = await makeToken(at.registry, { name: 'holder', scopes: [scope], days: 1, ...AUTHOR });
      const wrong: string[] = [];
      let done = 0;
      for (const verb of [...Object.keys(VERBS), 'serve'])
        for (const args of waysOf(verb)) {
          written = [];
          const { statusCode } = await say(app, token, verb, { args, ...(verb === 'publish' && { builds }) });
          if (statusCode < 300) done += 1;
          const may = MAY_WRITE[scope];
          const beyond = written.filter((key) => !may?.test(key));
          if (beyond.length > 0 || statusCode >= 500)
            wrong.push(`${[verb, ...args].join(' ')}: ${statusCode}, ${beyond.join(' ')}`);
        }
      await app.close();
      expect(wrong).toEqual([]);
      expect(done).toBeGreaterThan(0); // at least whoami
    },
    120_000,
  );

  it('refuses exactly if the token lacks a permission of the verb or of a typed argument', async () => {
    const { app } = await prepare();
    const scopes = Object.keys(MAY_WRITE);
    const tokens = new Map<string, string>();
    for (const [index, scope] of scopes.entries())
      tokens.set(
        scope,
        await makeToken(at.registry, { name: `holder-${index}`, scopes: [scope], days: 1, ...AUTHOR }),
      );
    const wrong: string[] = [];
    for (const [name, { needs, takes }] of Object.entries(VERBS))
      for (const argument of ARGUMENTS)
        for (const [scope, token] of tokens) {
          const { statusCode } = await say(app, token, name, { args: WORDS[argument] });
          const asked = [needs, takes[argument] ?? 'not taken'].map((need) =>
            need.replace('<channel>', 'production').replace('<unit>', '*'),
          );
          const isGiven = asked.every(
            (need) => need === 'anyone' || need === scope || (need === 'read' && scope === 'admin'),
          );
          const isUsage = asked.includes('not taken') || asked.includes('keys');
          const expected = isUsage ? statusCode === 400 : isGiven === (statusCode !== 403);
          if (!expected) wrong.push(`${name} ${argumentText(argument)} with ${scope}: ${statusCode}`);
        }
    await app.close();
    expect(wrong).toEqual([]);
  }, 120_000);

  it('does not let a reader disable automatic halts', async () => {
    const { app } = await prepare();
    const token = await makeToken(at.registry, { name: 'reader', scopes: ['read'], days: 1, ...AUTHOR });
    const args = ['--sample', '999999', '--excess', '9999', '--reason', 'x'];
    expect((await say(app, token, 'policy', { args })).statusCode).toBe(403);
    expect((await say(app, token, 'policy', { args: [] })).json()).toMatchObject({
      result: { health: HEALTH_LIMITS },
    });
    await app.close();
  });

  it('lets an admin read', async () => {
    const { app } = await prepare();
    const token = await makeToken(at.registry, { name: 'boss', scopes: ['admin'], days: 1, ...AUTHOR });
    expect((await say(app, token, 'status', { args: [] })).statusCode).toBe(200);
    await app.close();
  });
});
