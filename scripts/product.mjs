import { setTimeout as pause } from 'node:timers/promises';
import {
  addHealthRoutes,
  appServer,
  createMetrics,
  createReadiness,
  gracefulStop,
  makeDataDir,
  migrate,
  openDatabase,
  readConfig,
  readOperations,
  seed,
  serveMetrics,
  serverOptions,
  startJobs,
  tellRequestIds,
} from '@resort/app-server';
import {
  addSecurityHeaders,
  openLocalRegistry,
  originHealth,
  releaseOrigin,
  watchHealth,
} from '@resort/release';
import Fastify from 'fastify';
import { buildUnits } from './build-units.mjs';
import { deliverBuilds } from './deliver-builds.mjs';
import { listen, readPort } from './listen.mjs';
import { step } from './steps.mjs';

/**
 * What `npm start` serves: the working tree's builds, as pinned. `extend` may add to the server before it
 * listens.
 */
const pinnedProduct = (channel) => ({
  channel,
  async deliver(registry, publicConfig, environment) {
    // a process without a signing key only serves
    if (registry.keyring.signer !== null)
      await step('build', 'See the compiler’s message above.', buildUnits);
    await step('publish and pin', 'See "npm run release -- status".', () =>
      deliverBuilds(registry, { channel, config: publicConfig, environment }),
    );
  },
  async extend(_app) {},
});

/** Delivers builds, migrates and seeds as needed, and serves everything on one origin. */
export async function startProduct(env, product = pinnedProduct(env.RELEASE_CHANNEL || 'production')) {
  const { channel, deliver, extend } = product;
  const { config, operations, port } = await step('configuration', 'Correct the variable it names.', () =>
    configuration(env),
  );
  const registry = await step('registry', 'RELEASE_STORE and its neighbours: docs/another-machine.md.', () =>
    openLocalRegistry(config.dataDir, env),
  );
  await deliver(
    registry,
    { apiBase: env.APP_SERVER_BASE || config.apiBase, appKey: config.appKey },
    config.environment,
  );
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const database = await step('database', 'Set DATABASE_URL or DATA_DIR; see docs/configuration.md.', () =>
    openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log }),
  );
  await step('migrate', 'The database is newer than this tree, or not ours.', () => migrate(database.db));
  await step('seed', 'An empty DATA_DIR starts afresh.', () => seed(database.db, config));

  const app = Fastify(serverOptions(config));
  tellRequestIds(app);
  const stopServing = gracefulStop(app);
  addSecurityHeaders(app, { production: config.environment === 'production' });
  const metrics = createMetrics(database.pool);
  await app.register(appServer({ config, db: database.db, countCall: metrics.calls }));
  await extend(app, registry);
  await app.register(releaseOrigin({ registry, channel }));
  const readiness = createReadiness(database.pool);
  addHealthRoutes(app, { readiness, release: () => originHealth({ registry, channel }) });
  const watch = watchHealth(registry, async () => [channel], {
    tell: (sentence) => app.log.warn(sentence),
    onFault: (fault) => app.log.error(fault, 'the health of the channel could not be looked at'),
  });
  const jobs = startJobs({ config, db: database.db, log: app.log, watch: metrics.jobs });
  const measured = await serveNumbers(metrics, operations);
  stopOnSignal(async () => {
    readiness.drain();
    await pause(operations.drainSeconds * 1000);
    // a job that is under way ends before the database closes
    await Promise.all([jobs.stop(), watch.stop(), stopServing()]);
    await measured?.close();
    await database.close();
  });
  await step('listen', 'Set PORT to a free one.', () => listen(app, port));
  sayReady(app.server.address().port, config);
}

/** PORT first, because defaults of other variables contain it. */
function configuration(env) {
  const port = readPort(env);
  const config = readConfig(env);
  const operations = readOperations(env);
  makeDataDir(config.dataDir);
  return { config, operations, port };
}

async function serveNumbers(metrics, { metrics: address }) {
  if (address === undefined) return null;
  return step('metrics', 'Set METRICS_PORT to a free one.', async () => {
    const served = await serveMetrics(metrics, address);
    return { ...served, said: `http://${address.host}:${served.port}/metrics` };
  });
}

/**
 * Ctrl-C stops everything that was started here; a second one does not wait. One press may arrive twice at
 * once.
 */
function stopOnSignal(stop) {
  let askedAt = null;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (askedAt !== null && performance.now() - askedAt > 500) process.exit(1);
      if (askedAt !== null) return;
      askedAt = performance.now();
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
