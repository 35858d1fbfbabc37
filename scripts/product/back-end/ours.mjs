import {
  addHealthRoutes,
  appServer,
  createMetrics,
  createReadiness,
  gracefulStop,
  makeDataDir,
  migrate,
  openDatabase,
  openReplica,
  readConfig,
  readDatabaseLimits,
  readLateness,
  readOperations,
  readPrepared,
  readTraces,
  refuseTaken,
  requireSchema,
  serveMetrics,
  serverOptions,
  startJobs,
  startTraces,
  tellRequestIds,
} from '@resort/app-server';
import { setTimeout as pause } from 'node:timers/promises';
import { step } from '../steps.mjs';

/** Our app server on PostgreSQL, with the demo in development. Imported only where it is wanted. */
export function configure(env) {
  const config = readConfig(env);
  const operations = readOperations(env);
  const limits = readDatabaseLimits(env);
  const prepared = readPrepared(env);
  const lateMs = readLateness(env);
  const traces = readTraces(env);
  makeDataDir(config.dataDir);
  const { environment, dataDir, apiBase, appKey } = config;
  return {
    environment,
    dataDir,
    publicConfig: { apiBase: env.APP_SERVER_BASE || apiBase, appKey },
    fastifyOptions: serverOptions(config),
    regionOf: config.regionOf,
    async refuseTaken() {
      if (!config.databaseUrl) await refuseTaken(dataDir);
    },
    open: (releases, log) => open(config, { operations, limits, prepared, lateMs, traces, releases, log }),
  };
}

async function open(config, { operations, limits, prepared, lateMs, traces, releases, log }) {
  const tracing = await startTraces(traces, log);
  const database = await step('database', 'Set DATABASE_URL or DATA_DIR; see docs/configuration.md.', () =>
    openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log, limits, prepared }),
  );
  await prepareSchema(database, operations);
  const replica = await openReads(config, { primary: database.db, lateMs, log, limits, prepared });
  const demo = config.environment === 'development' ? await import('@resort/demo') : null;
  if (demo !== null)
    await step('seed', 'An empty DATA_DIR starts afresh.', () => demo.seed(database.db, config));
  const metrics = createMetrics(database.pool, { releases, replica });
  const readiness = createReadiness(database.pool);
  let stopServing;
  return {
    prepare(app) {
      tellRequestIds(app);
      stopServing = gracefulStop(app);
    },
    async mount(app, release) {
      await app.register(appServer({ config, db: database.db, replica, countCall: metrics.calls }));
      if (demo !== null) await app.register(demo.demo(config));
      addHealthRoutes(app, { readiness, release });
    },
    async start(app) {
      const jobs =
        operations.role === 'web'
          ? null
          : startJobs({ config, db: database.db, log: app.log, watch: metrics.jobs });
      const measured = await serveNumbers(metrics, operations);
      return async (stopWatching) => {
        readiness.drain();
        await pause(operations.drainSeconds * 1000);
        // a job that is under way ends before the database closes
        await Promise.all([jobs?.stop(), stopWatching(), stopServing()]);
        await measured?.close();
        await replica?.close();
        await Promise.all([database.close(), tracing.close()]);
      };
    },
    sayReady: (origin) => sayReady(origin, config),
  };
}

/** The replica for reads, where there is one. */
const openReads = ({ readUrl }, options) =>
  readUrl &&
  step('replica', 'Correct DATABASE_READ_URL or leave it out.', () =>
    openReplica({ url: readUrl, ...options }),
  );

/** Migrates, or with MIGRATE=off refuses a schema that does not fit. */
const prepareSchema = (database, operations) =>
  operations.migrates
    ? step('migrate', 'The database is newer than this tree, or not ours.', () => migrate(database.db))
    : step('schema', 'MIGRATE is off: this process only checks the schema.', () =>
        requireSchema(database.pool),
      );

async function serveNumbers(metrics, { metrics: address }) {
  if (address === undefined) return null;
  return step('metrics', 'Set METRICS_PORT to a free one.', async () => {
    const served = await serveMetrics(metrics, address);
    return { ...served, said: `http://${address.host}:${served.port}/metrics` };
  });
}

function sayReady(origin, { environment }) {
  if (environment !== 'development') return;
  console.log('sign in with +853 66000001 (Diamond), 66000002 (Gold) or 66000003 (new)');
  console.log(`the one-time code appears at ${origin}/_dev/outbox?to=%2B85366000001`);
}
