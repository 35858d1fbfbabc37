import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asc, desc, eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../../../platform/database/index.ts';
import { activity, articleLike, page } from '../tables/content.ts';
import { contentEntry, contentImport } from '../../../schema/index.ts';
import { newMember } from '../../../../test/made/members.ts';
import { allFiles, below, changed } from '../../../../test/domains/content/folder.ts';
import { allItems } from '../../../../test/domains/content/items.ts';
import { twoPools, type TwoPools } from '../../../../test/database/two-pools.ts';
import { ContentRefused, importContent } from './import-content.ts';
import { loadAll } from './stores/index.ts';
import { filesOfAll, type Files } from './write-files.ts';

let pools: TwoPools;
let db: Database;
const FILES = allFiles();
const LANES = 'articles/city/taipa-lanes';

const open = async () => {
  pools = await twoPools();
  db = pools.db;
};
const close = () => pools.drop();
/** For tests that change what the next test would find. */
const databaseForEach = () => {
  beforeEach(open);
  afterEach(close);
};
const databaseForAll = () => {
  beforeAll(open);
  afterAll(close);
};

const bringIn = (files: Files, on = db) =>
  inTransaction(on, (tx) => importContent(tx, files, { actor: 'an editor' }));
const exported = async () => filesOfAll(await loadAll(db));
const sorted = (files: Files) => [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
const imports = () => db.$count(contentImport);

async function refused(files: Files): Promise<string[]> {
  const [before, count] = [sorted(await exported()), await imports()];
  const error: unknown = await bringIn(files).catch((reason: unknown) => reason);
  if (!(error instanceof ContentRefused)) throw error;
  expect(sorted(await exported())).toEqual(before);
  expect(await imports()).toBe(count);
  return error.problems.map(({ file, text }) => `${file}: ${text}`);
}

describe('a folder', () => {
  databaseForEach();

  it('comes back byte for byte, and a second time changes nothing', async () => {
    const first = await bringIn(FILES);
    expect(first.added).toEqual([]);
    expect(first.changed).toContain(LANES);
    expect(sorted(await exported())).toEqual(sorted(FILES));
    const count = await imports();
    expect(await bringIn(await exported())).toEqual({ added: [], changed: [], unchanged: allItems().length });
    expect(await imports()).toBe(count);
  });

  it('adds and changes what it has, says who did, and leaves the rest alone', async () => {
    await bringIn(FILES);
    const entry = FILES.get(`${LANES}/entry.json`) ?? '';
    const some = new Map(
      [...below(FILES, LANES)].map(([path, text]) => [path.replace('taipa-lanes', 'new-lanes'), text]),
    );
    const ads = changed(
      below(FILES, 'ads/tea-after'),
      'ads/tea-after.json',
      'And tea afterwards',
      'Then tea',
    );
    expect(await bringIn(new Map([...some, ...ads]))).toEqual({
      added: ['articles/city/new-lanes'],
      changed: ['ads/tea-after'],
      unchanged: 0,
    });
    const [last] = await db.select().from(contentImport).orderBy(desc(contentImport.id)).limit(1);
    expect(last).toMatchObject({
      actor: 'an editor',
      added: ['articles/city/new-lanes'],
      changed: ['ads/tea-after'],
    });
    const now = await exported();
    expect(now.get('articles/city/new-lanes/entry.json')).toBe(entry);
    expect(now.get('ads/tea-after.json')).toContain('Then tea');
    expect(below(now, LANES)).toEqual(below(FILES, LANES));
  });

  it('in any order of fields and with any line ends is the same', async () => {
    const json = JSON.parse(FILES.get('ads/tea-after.json') ?? '') as object;
    const shuffled = JSON.stringify(Object.fromEntries(Object.entries(json).toReversed()));
    await bringIn(below(FILES, 'ads/'));
    expect(await bringIn(new Map([['ads/tea-after.json', shuffled.replaceAll('\n', '\r\n')]]))).toMatchObject(
      {
        unchanged: 1,
      },
    );
  });

  it('moves an article to another topic and keeps its likes', async () => {
    await bringIn(FILES);
    const [row] = await db.select().from(page).where(eq(page.code, 'taipa-lanes'));
    const memberId = await newMember(db);
    await db.insert(articleLike).values({ memberId, pageId: row?.id ?? 0, at: new Date() });
    const moved = new Map(
      [...below(FILES, LANES)].map(([path, text]) => [path.replace('city', 'family'), text]),
    );
    expect(await bringIn(moved)).toMatchObject({ changed: ['articles/family/taipa-lanes'] });
    const [after] = await db.select().from(page).where(eq(page.code, 'taipa-lanes'));
    expect(after).toMatchObject({ id: row?.id, topic: 'family' });
    expect(await db.$count(articleLike, eq(articleLike.pageId, row?.id ?? 0))).toBe(1);
    await bringIn(FILES);
  });

  it('replaces an activity and keeps the places that are taken', async () => {
    const path = 'activities/dim-sum-class/entry.json';
    await db.update(activity).set({ taken: 4 }).where(eq(activity.code, 'dim-sum-class'));
    const own = below(FILES, 'activities/dim-sum-class');
    await bringIn(changed(own, path, '"capacity": 10', '"capacity": 4'));
    const [row] = await db.select().from(activity).where(eq(activity.code, 'dim-sum-class'));
    expect(row).toMatchObject({ capacity: 4, taken: 4 });
    expect(await refused(changed(own, path, '"capacity": 10', '"capacity": 3'))).toEqual([
      `${path}: capacity: expected at least 4, which members have already taken`,
    ]);
  });
});

describe('a folder is refused as a whole', () => {
  databaseForAll();
  const AD = 'ads/winter-lights.json';
  const EN = `${LANES}/en.md`;
  it.each<[what: string, path: string, from: string, to: string, problem: string]>([
    [
      'a missing language',
      AD,
      '"jp": "冬のあかり"',
      '"kr2": ""',
      `${AD}: title (Japanese): is missing; expected a text`,
    ],
    ['an empty text', AD, '"冬のあかり"', '" "', `${AD}: title (Japanese): expected a text`],
    ['an unknown field', AD, '"slot"', '"colour": "red",\n  "slot"', `${AD}: colour: there is no such field`],
    ['a wrong value', AD, '"HOME"', '"HALL"', `${AD}: slot: expected one of HOME, ARTICLE, ACTIVITY`],
    [
      'a wrong day',
      AD,
      '"11-15"',
      '"15-11"',
      `${AD}: season.from: expected a day of each year, such as 12-24`,
    ],
    [
      'a screen that is not there',
      AD,
      '/landing?id',
      '/lading?id',
      `${AD}: link: the app has no screen /lading`,
    ],
    [
      'a landing page that is not there',
      AD,
      'id=winter',
      'id=summer',
      `${AD}: link: there is no landing page summer-lights`,
    ],
    ['a link without its parameter', AD, '?id=winter-lights', '', `${AD}: link: expected /landing?id=…`],
    [
      'an outlet that is not there',
      AD,
      '/landing?id=winter-lights',
      '/shop?id=NOWHERE',
      `${AD}: link: there is no outlet NOWHERE`,
    ],
    [
      'a hotel that is not there',
      'traffic.json',
      '"sjm"',
      '"xyz"',
      'traffic.json: means[0].lines[0].to.property: there is no hotel xyz',
    ],
    [
      'a broken link in a text',
      EN,
      '## The three',
      '## [Three](/hotel?hotelCode=xyz)',
      `${EN}: /hotel?hotelCode=xyz: there is no hotel xyz`,
    ],
    ['no JSON', AD, '"slot"', 'slot', `${AD}: expected JSON: `],
    [
      'no title',
      EN,
      'title: Three',
      'titel: Three',
      `${EN}: title: is missing; expected "title: text" between two lines of ---`,
    ],
    [
      'a paragraph too many',
      EN,
      '## The three',
      'More.\n\n## The three',
      `${LANES}/tc.md: block 2: expected paragraph, as in en.md, instead of heading`,
    ],
    [
      'a date that is none',
      `${LANES}/entry.json`,
      '2025-11-19',
      '2025-02-30',
      `${LANES}/entry.json: publishedAt: expected an instant in Macau, such as 2026-12-24T18:00:00+08:00`,
    ],
    [
      'a section of a legal text in one language only',
      'legal/terms/1.0/kr.md',
      '{#account}',
      '{#acount}',
      'legal/terms/1.0/kr.md: expected the sections ',
    ],
  ])('for %s', async (_what, path, from, to, problem) => {
    const problems = await refused(changed(FILES, path, from, to));
    expect(problems.some((line) => line.startsWith(problem))).toBe(true);
  });

  it('with all its problems at once', async () => {
    const files = new Map(changed(FILES, AD, '"HOME"', '"HALL"'));
    files.delete(`${LANES}/jp.md`);
    files.set('artikel/x.json', '{}');
    files.set('ads/x.txt', '');
    const problems = await refused(files);
    expect(problems).toHaveLength(4);
    expect(problems).toContainEqual(
      expect.stringMatching(/^artikel\/x\.json: expected a file of articles, /),
    );
    expect(problems).toContain('ads/x.txt: expected ads/<code>.json');
    expect(problems).toContain(`${LANES}/jp.md: is missing`);
    expect(problems).toContain(`${AD}: slot: expected one of HOME, ARTICLE, ACTIVITY`);
  });

  it('for a topic that is not there, or a code of another page', async () => {
    const renamed = (path: string) =>
      new Map([...below(FILES, LANES)].map(([name, text]) => [name.replace(LANES, path), text]));
    expect(await refused(renamed('articles/cars/lanes'))).toEqual([
      'articles/cars/lanes/entry.json: there is no topic cars; expected one of dining, stay, city, wellness, culture, family',
    ]);
    expect(await refused(new Map([...FILES, ...renamed('articles/family/taipa-lanes')]))).toEqual([
      'articles/family/taipa-lanes: articles taipa-lanes is there twice',
    ]);
    expect(await refused(renamed('articles/city/winter-lights'))).toEqual([
      'articles/city/winter-lights/entry.json: the code winter-lights belongs to landing/season/winter-lights',
    ]);
  });
});

describe('a legal text', () => {
  databaseForEach();
  const corrected = (version: string, from: string) =>
    new Map(
      [...below(FILES, 'legal/terms/1.0')].map(([path, text]) => [
        path.replace('1.0', version),
        text.replace('2026-04-01', from).replace('## ', '## New: '),
      ]),
    );

  it('does not change without a new version, neither here nor in the database', async () => {
    const problem =
      'legal/terms/1.0: the version 1.0 is published and must stay as it is; put the new text into a new version';
    expect(await refused(changed(FILES, 'legal/terms/1.0/en.md', '21', '18'))).toEqual([problem]);
    expect(await refused(changed(FILES, 'legal/terms/1.0/entry.json', '2026-04-01', '2026-05-01'))).toEqual([
      problem,
    ]);
    const isLegal = eq(contentEntry.kind, 'legal');
    const guard = { cause: { code: '23001' } };
    await expect(db.update(contentEntry).set({ version: '9.9' }).where(isLegal)).rejects.toMatchObject(guard);
    await expect(db.delete(contentEntry).where(isLegal)).rejects.toMatchObject(guard);
  });

  it('is corrected by a new version, and the old one stays', async () => {
    expect(await refused(corrected('1.2', '2026-12-31'))).toEqual([
      'legal/terms/1.2/entry.json: effectiveFrom: expected a day not before 2027-01-01, that of version 1.1',
    ]);
    expect(await bringIn(corrected('1.2', '2027-06-01'))).toMatchObject({ added: ['legal/terms/1.2'] });
    const versions = await db
      .select({ version: contentEntry.version })
      .from(contentEntry)
      .where(eq(contentEntry.code, 'terms'))
      .orderBy(asc(contentEntry.version));
    expect(versions.map(({ version }) => version)).toEqual(['1.0', '1.1', '1.2']);
    expect(below(await exported(), 'legal/terms/1.0')).toEqual(below(FILES, 'legal/terms/1.0'));
  });
});

describe('imports at once', () => {
  databaseForEach();

  it('come one after another: each is whole, and the last one stays', async () => {
    await bringIn(FILES);
    const count = await imports();
    const lanes = ['en', 'tc', 'sc', 'kr', 'jp'].map((language) => `${LANES}/${language}.md`);
    const version = (n: number) =>
      new Map(
        [...FILES].map(([path, text]) => [
          path,
          lanes.includes(path) ? text.replace('summary: ', `summary: ${n}: `) : text,
        ]),
      );
    const results = await pools.race(6, (on, n) => bringIn(version(n), on));
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'));
    expect(await imports()).toBe(count + 6);
    const stored = await exported();
    const numbers = lanes.map((path) => /summary: (\d): /.exec(stored.get(path) ?? '')?.[1]);
    expect(new Set(numbers).size).toBe(1);
    expect(sorted(stored)).toEqual(sorted(new Map([...stored, ...version(Number(numbers[0]))])));
  });
});
