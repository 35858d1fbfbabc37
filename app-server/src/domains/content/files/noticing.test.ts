import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Ad, ArticleDetail } from '@resort/mf-content/contract';
import type { CallKey } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction, openDatabase, type OpenDatabase } from '../../../platform/database/index.ts';
import { createClock } from '../../../platform/time/clock.ts';
import { contentEntry } from '../../../schema/index.ts';
import { page } from '../tables/content.ts';
import { below, allFiles, changed } from '../../../../test/domains/content/folder.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { send } from '../../../../test/platform/protocol/client.ts';
import { testApp, type TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { silentLog } from '../../../../test/tools/silent-log.ts';
import { importContent } from './import-content.ts';
import type { Files } from './write-files.ts';

/* Two servers with a pool of their own each; the import runs on the first one's, as the command does elsewhere. */
let ground: Ground;
let other: OpenDatabase;
let apps: TestApp[];

// before the database is dropped
afterAll(async () => {
  await apps[1]?.fastify.close();
  await other.close();
});
standOn((given) => (ground = given));

beforeAll(async () => {
  const databaseUrl = String(ground.database.pool.options.connectionString);
  other = await openDatabase({ databaseUrl, log: silentLog });
  const second = await testApp({ db: other.db });
  apps = [ground.app, second];
});

const FILES = allFiles();
const bringIn = (files: Files) =>
  inTransaction(ground.database.db, (tx) => importContent(tx, files, { actor: 'an editor' }));

async function ask<T>(app: TestApp, call: CallKey, payload: Record<string, unknown> = {}) {
  const { envelope } = await send<T>(app, call, { payload });
  return envelope;
}

const title = (app: TestApp) =>
  ask<Ad | null>(app, 'GET /ad/show', { slot: 'ARTICLE' }).then(({ data }) => data?.title);

/** Asks until the answer is as wanted; the test's own time limit ends it otherwise. */
async function until(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) await pause(50);
}

describe('a running server', () => {
  afterEach(async () => {
    await bringIn(below(FILES, 'ads/read-and-stay'));
    await bringIn(below(FILES, 'articles/city/taipa-lanes'));
    for (const app of apps) await until(async () => (await title(app)) === 'Stay where the story began');
  });

  it('shows an import without a new start, each of several', async () => {
    const before = await Promise.all(apps.map(title));
    expect(before).toEqual(['Stay where the story began', 'Stay where the story began']);
    const ad = below(FILES, 'ads/read-and-stay');
    await bringIn(changed(ad, 'ads/read-and-stay.json', 'Stay where the story began', 'Stay longer'));
    for (const app of apps) await until(async () => (await title(app)) === 'Stay longer');
  });

  it('shows an advertisement on its days only', async () => {
    const path = 'ads/read-and-stay.json';
    const ad = JSON.parse(FILES.get(path) ?? '') as Record<string, unknown>;
    const { season: _always, ...once } = ad;
    const file = { ...once, days: { from: '2031-05-01', until: '2031-05-03' } };
    await bringIn(new Map([[path, JSON.stringify(file)]]));
    const shown = async (instant: string) => {
      const app = await testApp({ db: other.db, clock: createClock(new Date(instant)) });
      const { data } = await ask<Ad | null>(app, 'GET /ad/show', { slot: 'ARTICLE' });
      await app.fastify.close();
      return data;
    };
    await until(async () => (await shown('2031-04-30T23:59:59+08:00')) === null);
    expect(await shown('2031-05-01T00:00:00+08:00')).toMatchObject({
      id: 'read-and-stay-2031',
      startAt: '2031-05-01T00:00:00+08:00',
      endAt: '2031-05-03T23:59:59+08:00',
    });
    expect(await shown('2031-05-04T00:00:00+08:00')).toBeNull();
  });

  it('shows a changed article at once', async () => {
    const lanes = below(FILES, 'articles/city/taipa-lanes');
    await bringIn(changed(lanes, 'articles/city/taipa-lanes/en.md', 'Fifty years ago', 'Sixty years ago'));
    const [row] = await other.db.select().from(page).where(eq(page.code, 'taipa-lanes'));
    for (const app of apps) {
      const { data } = await ask<ArticleDetail>(app, 'GET /article/articles/detail', { id: String(row?.id) });
      expect(data.html).toMatch(/^<p>Sixty years ago/);
    }
  });
});

describe('a new version of a legal text', () => {
  const corrected = new Map(
    [...below(FILES, 'legal/terms/1.0')].map(([path, text]) => [
      path.replace('1.0', '1.2'),
      text.replace('2026-04-01', '2031-01-01').replace('21', '22'),
    ]),
  );
  const versions = async (instant: string) => {
    const app = await testApp({ db: other.db, clock: createClock(new Date(instant)) });
    const text = await ask<{ version: string }[]>(app, 'GET /user/copywriter', { scene: 'terms' });
    const manage = await ask<{ consents: { key: string; version: string | null }[] }>(
      app,
      'GET /membership-config/register-manage',
    );
    await app.fastify.close();
    const asked = manage.data.consents.find(({ key }) => key === 'terms')?.version;
    return [new Set(text.data.map(({ version }) => version)), asked] as const;
  };

  it('is read and asked for from its day on, and the one that members accepted is kept', async () => {
    expect(await versions('2030-12-31T23:59:59+08:00')).toEqual([new Set(['1.1']), '1.1']);
    await bringIn(corrected);
    await until(async () => (await versions('2031-01-01T00:00:00+08:00'))[0].has('1.2'));
    expect(await versions('2031-01-01T00:00:00+08:00')).toEqual([new Set(['1.2']), '1.2']);
    expect(await versions('2030-12-31T23:59:59+08:00')).toEqual([new Set(['1.1']), '1.1']);
    const kept = await other.db.select().from(contentEntry).where(eq(contentEntry.code, 'terms'));
    expect(kept.map(({ version }) => version).toSorted()).toEqual(['1.0', '1.1', '1.2']);
  });
});
