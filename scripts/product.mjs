import { join } from 'node:path';
import {
  appServer,
  databaseHealth,
  migrate,
  openDatabase,
  readConfig,
  seed,
  serverOptions,
  startJobs,
} from '@resort/app-server';
import { addSecurityHeaders, fileSystemStorage, originHealth, releaseOrigin } from '@resort/release';
import Fastify from 'fastify';
import { buildUnits } from './build-units.mjs';
import { deliverBuilds } from './deliver-builds.mjs';
import { step } from './steps.mjs';

const CHANNEL = 'production';

/** Builds, publishes, pins, migrates and seeds what needs it, and serves everything on one origin. */
export async function startProduct(env) {
  const config = await step('configuration', 'Correct the variable it names.', () => readConfig(env));
  const storage = fileSystemStorage(join(config.dataDir, 'release'));
  await step('build', 'See the compiler’s message above.', buildUnits);
  await step('publish and pin', 'See "npm run release -- status".', () =>
    deliverBuilds(storage, CHANNEL, {
      apiBase: env.APP_SERVER_BASE || config.apiBase,
      appKey: config.appKey,
    }),
  );
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const database = await step('database', 'Set DATABASE_URL or DATA_DIR; the README says how.', () =>
    openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log }),
  );
  await step('migrate', 'The database is newer than this tree, or not ours.', () => migrate(database.db));
  await step('seed', 'An empty DATA_DIR starts afresh.', () => seed(database.db, config));

  const app = Fastify(serverOptions(config));
  addSecurityHeaders(app, { production: config.environment === 'production' });
  await app.register(appServer({ config, db: database.db }));
  await app.register(releaseOrigin({ storage, channel: CHANNEL }));
  app.get('/healthz', (_request, reply) => answerHealth(reply, database, storage));
  const jobs = startJobs({ config, db: database.db, log: app.log });
  stopOnSignal(async () => {
    await app.close();
    await jobs.stop();
    await database.close();
  });
  const port = Number(env.PORT || 4173);
  await step('listen', `Is another program using port ${port}? Set PORT.`, () =>
    app.listen({ port, host: '::' }),
  );
  sayReady(app.server.address().port, config);
}

async function answerHealth(reply, database, storage) {
  reply.header('cache-control', 'no-store');
  const isDatabaseUp = await databaseHealth(database.pool);
  const release = await originHealth({ storage, channel: CHANNEL }).catch(() => null);
  if (isDatabaseUp && release !== null) return { status: 'ok', release };
  reply.code(503).header('retry-after', '5');
  return { status: 'unavailable', database: isDatabaseUp, release };
}

/** Ctrl-C ends everything that was started here; a second one does not wait. */
function stopOnSignal(stop) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

function sayReady(port, { environment }) {
  const origin = `http://localhost:${port}`;
  console.log(`ready ${origin}`);
  if (environment !== 'development') return;
  console.log('sign in with +853 66000001 (Diamond), 66000002 (Gold) or 66000003 (new)');
  console.log(`the one-time code appears at ${origin}/_dev/outbox?to=%2B85366000001`);
}
