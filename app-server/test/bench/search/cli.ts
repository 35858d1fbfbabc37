import { sql } from 'drizzle-orm';
import { seed } from '../../../demo/seeds/index.ts';
import { search } from '../../../src/domains/search/search.ts';
import { migrate } from '../../../src/migrate.ts';
import { startEmbeddedPostgres, addressOf } from '../../../src/platform/database/embedded/start.ts';
import { openDatabase, type Database } from '../../../src/platform/database/index.ts';
import { createClock } from '../../../src/platform/time/clock.ts';
import { silentLog } from '../../tools/silent-log.ts';
import { temporaryFolder } from '../../tools/temporary-folder.ts';

/*
 * `npm run bench -- search`: how long the server searches among 10,000 things, from the handler to its answer. Our limit
 * is 150 ms.
 */
const LIMIT_MS = 150;
const RUNS = 25;
const COPIES = 278;
const QUESTIONS = [
  'a',
  'the',
  'garden',
  'tea gallery',
  'gardn palce',
  '酒',
  '酒店',
  '點心早晨',
  '호텔',
  'ホテル',
  'zzzz qqqq',
];

/** Each article and experience again, with a number in its title: about 10,000 in all. */
async function multiply(db: Database): Promise<void> {
  for (let copy = 1; copy <= COPIES; copy++)
    await db.execute(sql`
      insert into page (kind, code, topic, title, summary, html, pictures, published_at, rank)
      select kind, code || '-' || ${copy}::text, topic,
        (select jsonb_object_agg(language, said || ' ' || ${copy}::text) from jsonb_each_text(title) as each (language, said)),
        summary, html, pictures, published_at, rank
      from page where kind in ('ARTICLE', 'ENJOY') and code !~ '-[0-9]+$'`);
  await db.execute(sql`analyze search_entry`);
}

async function timesOf(db: Database, text: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const from = performance.now();
    await search({ db, clock: createClock(), query: { text }, language: 'en' });
    times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b);
}

/** Prints the median and the slowest time of each question, and how they compare with the limit. */
export async function searchBench(): Promise<void> {
  const folder = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder.path, log: silentLog, durable: false });
  const databaseUrl = addressOf(server, 'postgres');
  const { db, close } = await openDatabase({ databaseUrl, log: silentLog });
  try {
    await migrate(db);
    await seed(db, { environment: 'development' });
    await multiply(db);
    const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from search_entry`);
    console.log(`${rows[0]?.n} entries, ${RUNS} runs each; limit ${LIMIT_MS} ms`);
    console.log('median ms  slowest ms  slowest / limit  question');
    for (const text of QUESTIONS) {
      const times = await timesOf(db, text);
      const [median = 0, slowest = 0] = [times[Math.floor(RUNS / 2)], times.at(-1)];
      const cells = [median.toFixed(1).padStart(9), slowest.toFixed(1).padStart(10)];
      console.log(`${cells.join('  ')}  ${(slowest / LIMIT_MS).toFixed(2).padStart(15)}  ${text}`);
    }
  } finally {
    await close();
    await server.stop();
    await folder.remove();
  }
}
