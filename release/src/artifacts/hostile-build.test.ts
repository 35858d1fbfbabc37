import { readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { columns } from '../verbs/columns.ts';
import { RefusedError } from '../base/errors.ts';
import { registryApi } from '../server/http/registry-api.ts';
import { integrityOf } from '../base/hashing.ts';
import { publish } from './publish.ts';
import { AUTHOR, madeUpRemote, madeUpShell, writeBuild } from '../testing/made-up-builds.ts';
import { eachRegistry, smokeWith } from '../testing/each-registry.ts';
import { makeToken } from '../permissions/tokens/tokens.ts';

const at = eachRegistry();
let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  token = await makeToken(at.registry, {
    name: 'team',
    scopes: ['publish:mf-auth', 'pin:production', 'read'],
    days: 1,
    ...AUTHOR,
  });
  app = Fastify();
  await app.register(registryApi({ registry: at.registry, smoke: smokeWith() }));
});
afterEach(() => app.close());

/** Everything in the data folder and beside it, by path. */
const everything = async () => (await readdir(join(at.dataDir, '..'), { recursive: true })).sort();
const stored = async () => (await everything()).filter((path) => /artifacts|passwd|evil/.test(path));

const listing = (paths: readonly string[], text: string) =>
  Object.fromEntries(paths.map((path) => [path, { integrity: integrityOf(text), bytes: text.length }]));

/** A build as an attacker with a team's token would send it, without client-side checks. */
async function send(paths: readonly string[], identity: object = {}) {
  const { unit, version } = madeUpRemote('mf-auth', '1');
  const dist = await writeBuild(join(at.dataDir, 'work'), madeUpRemote(unit, version));
  const own = JSON.parse(await readFile(join(dist, 'unit.json'), 'utf8')) as object;
  await rm(join(at.dataDir, 'work'), { recursive: true });
  const files = paths.map((path) => `${JSON.stringify(path)}:"eA=="`).join();
  const listed = paths.map((path) => `${JSON.stringify(path)}:${JSON.stringify(listing([path], 'x')[path])}`);
  const manifest = JSON.stringify({ ...own, ...identity, files: 0 }).replace(
    '"files":0',
    `"files":{${listed.join()}}`,
  );
  return post(
    'publish',
    `{"args":[],"builds":[{"manifest":${JSON.stringify(manifest)},"files":{${files}}}]}`,
  );
}
async function post(verb: string, payload: string, authorization = `Bearer ${token}`) {
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await app.inject({ method: 'POST', url: `/v1/${verb}`, headers, payload });
  return {
    status: response.statusCode,
    headers: response.headers,
    ...response.json<{ type?: string; detail?: string }>(),
  };
}

const PATHS: readonly (readonly string[])[] = [
  ['../evil.js'],
  ['../../../evil.js'],
  ['a/../../evil.js'],
  ['./evil.js'],
  ['a//evil.js'],
  ['/etc/passwd'],
  ['//evil/x.js'],
  ['C:\\evil.js'],
  ['..\\evil.js'],
  ['a\\..\\..\\evil.js'],
  ['%2e%2e/evil.js'],
  ['..%2fevil.js'],
  ['a%00evil.js'],
  ['evil.js\0.css'],
  ['evil\n.js'],
  ['.env'],
  ['.git/evil'],
  ['evil"onload=x.js'],
  ['<evil>.js'],
  ['evil js'],
  ['évil.js'],
  ['e\u2215vil.js'],
  [''],
  ['.'],
  ['..'],
  ['evil/'],
  ['evil.'],
  ['evil./x.js'],
  ['con'],
  ['NUL.js'],
  ['a/aux.js'],
  ['com1'],
  ['artifact.json'],
  ['unit.json'],
  ['evil.js.br'],
  ['evil.js.gz'],
  ['a/__proto__/evil.js'],
  [`${'evil'.repeat(70)}.js`],
  ['evil.js', 'EVIL.js'],
  ['evil', 'evil/x.js'],
];

const IDENTITIES: readonly object[] = [
  { unit: '../../evil' },
  { unit: 'mf-auth/../../evil' },
  { unit: '/evil' },
  { unit: 'MF-AUTH' },
  { unit: 'evil'.repeat(100) },
  { version: '../../evil' },
  { version: '..' },
  { version: '1/../../evil' },
  { version: '1%2f..' },
  { version: '1\0' },
  { version: 'evil'.repeat(100) },
];

describe('over HTTP, nothing is stored and an error explains the refusal of', () => {
  it.each(PATHS.map((paths) => [JSON.stringify(paths).slice(0, 60), paths] as const))(
    'the files %s',
    async (_, paths) => {
      const before = await everything();
      const problem = await send(paths);
      expect(problem).toMatchObject({
        status: 422,
        type: '/problems/refused',
        detail: expect.stringContaining('unit.json: "'),
      });
      expect(await everything()).toEqual(before);
    },
  );

  it.each(IDENTITIES.map((identity) => [JSON.stringify(identity).slice(0, 60), identity] as const))(
    'the identity %s',
    async (_, identity) => {
      const before = await everything();
      expect(await send(['evil.js'], identity)).toMatchObject({ status: 422, detail: expect.any(String) });
      expect(await everything()).toEqual(before);
    },
  );

  it.each([
    ['files that are no texts', '{"args":[],"builds":[{"manifest":"{}","files":{"a":5}}]}'],
    ['files that are a list', '{"args":[],"builds":[{"manifest":"{}","files":["a"]}]}'],
    ['a manifest that is no text', '{"args":[],"builds":[{"manifest":{},"files":{}}]}'],
    ['a build that is nothing', '{"args":[],"builds":[null]}'],
    ['builds that are no list', '{"args":[],"builds":{"length":1}}'],
  ])('%s', async (_what, body) => {
    expect(await post('publish', body)).toMatchObject({ status: 400, type: '/problems/usage' });
    expect(await stored()).toEqual([]);
  });

  it('everything else is served: the same build with a valid name', async () => {
    expect(await send(['evil.js'], { entry: 'evil.js', routes: [] })).toMatchObject({ status: 200 });
    expect(await stored()).toContain('data/release/artifacts/mf-auth/1/evil.js');
  });
});

describe('a folder', () => {
  const refusal = async (spoil: (dist: string) => Promise<unknown>, made = madeUpRemote('mf-auth', '1')) => {
    const dist = await writeBuild(join(at.dataDir, 'work'), made);
    await spoil(dist);
    const published = publish(at.registry, { ...AUTHOR, dist });
    await expect(published).rejects.toThrow(RefusedError);
    expect(await at.registry.list('artifacts/')).toEqual([]);
    return String(await published.catch((error: unknown) => error));
  };

  it.each<[string, (dist: string) => Promise<unknown>]>([
    [
      'a file',
      async (dist) => (
        await rm(join(dist, 'static/tiny.css')),
        symlink('/etc/hostname', join(dist, 'static/tiny.css'))
      ),
    ],
    [
      'a folder',
      async (dist) => (
        await rm(join(dist, 'static'), { recursive: true }),
        symlink('/etc', join(dist, 'static'))
      ),
    ],
    [
      'its own manifest',
      async (dist) => (
        await rename(join(dist, 'unit.json'), `${dist}.json`),
        symlink(`${dist}.json`, join(dist, 'unit.json'))
      ),
    ],
    ['nothing that is there', async (dist) => symlink('/nowhere', join(dist, 'more.js'))],
    ['itself', async (dist) => symlink(dist, join(dist, 'again'))],
  ])('with a link to %s is refused', async (_what, spoil) => {
    expect(await refusal(spoil)).toContain('is no plain file');
  });

  it('with a page that names a file that is missing is refused', async () => {
    const shell = madeUpShell('1');
    const page = { template: 'page.html', boot: 'boot.js', scripts: ['"><script>evil</script>'], styles: [] };
    expect(await refusal(async () => {}, { ...shell, manifest: { container: null, page } })).toContain(
      'none of its files',
    );
  });
});

describe('the machine that runs the registry', () => {
  it.each(['/etc/passwd', '/dev/zero', '/nowhere', '../release-keys/signing.pem'])(
    'reads none of its files for a remote caller: %s',
    async (file) => {
      for (const args of [['--openapi', file], [`--openapi=${file}`]])
        expect(await post('check', JSON.stringify({ args: ['mf-auth@1', ...args] }))).toMatchObject({
          status: 400,
          detail: expect.stringContaining('--openapi'),
        });
    },
  );

  it.each(['../../evil', '/evil', 'a/b', '', 'EVIL', '__proto__', 'x\0'])(
    'has no channel %j',
    async (channel) => {
      const before = await everything();
      const answer = await post('status', JSON.stringify({ args: ['--channel', channel] }));
      expect([403, 422]).toContain(answer.status);
      expect(await everything()).toEqual(before);
    },
  );

  it('forbids caching of its responses, and names the authentication scheme', async () => {
    const answer = await post('status', '{"args":[]}', 'Bearer wrong');
    expect(answer).toMatchObject({ status: 401 });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' });
  });

  it('shows a release manager one line per reason, whatever it contains', () => {
    const shown = columns([
      ['1', 'team', '\u001b[2J\u001b[1;1Hready\r\n2  manager  pin'],
      ['2', 'x', '\u202Eexe.gpj'],
    ]);
    expect(shown).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
    expect(shown.split('\n')).toHaveLength(2);
  });
});
