import Fastify from 'fastify';
import { mount } from '../src/app.ts';
import { servedCalls } from '../src/domains/index.ts';
import { createClock } from '../src/platform/time/clock.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { migrate } from '../src/migrate.ts';
import { openDatabase } from '../src/platform/database/index.ts';
import { gracefulStop } from '../src/platform/serving/graceful-stop.ts';
import { startJobs } from '../src/jobs.ts';
import { tellRequestIds } from '../src/platform/logging/request-id.ts';
import { serverOptions } from '../src/platform/serving/server-options.ts';
import { demo, seed } from '../demo/index.ts';
import { testCalls } from './calls/test-calls.ts';
import { testOrderCalls } from './calls/test-order-calls.ts';
import { testPaymentCalls } from './calls/test-payment-calls.ts';

/*
 * The app server as its own process, composed as in scripts/product/product.mjs but without the web files: for tests
 * that need several servers, or one to kill. It also serves the tests' own calls (test-*calls.ts).
 */
const config = readConfig(process.env);
const log = { info: () => undefined, warn: console.warn, error: console.error };
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
await migrate(database.db);
await seed(database.db, config);
const fastify = Fastify(serverOptions(config));
tellRequestIds(fastify);
const stopServing = gracefulStop(fastify);
const clock = createClock(config.fixedNow);
await mount(fastify, {
  config,
  db: database.db,
  clock,
  calls: [...servedCalls, ...testCalls, ...testOrderCalls, ...testPaymentCalls],
});
if (config.environment === 'development') await fastify.register(demo(config));
const jobs = startJobs({ config, db: database.db, log: fastify.log });
async function stop(): Promise<never> {
  // running jobs end before the database closes
  await Promise.all([jobs.stop(), stopServing()]);
  await database.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
const origin = await fastify.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' });
process.stdout.write(`ready ${origin}\n`);
