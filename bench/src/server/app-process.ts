import Fastify from 'fastify';
import { gatewayOf, mount } from '../../../app-server/src/app.ts';
import { servedCalls } from '../../../app-server/src/domains/index.ts';
import { startJobs } from '../../../app-server/src/jobs.ts';
import { createClock } from '../../../app-server/src/platform/time/clock.ts';
import { readConfig } from '../../../app-server/src/platform/config/config.ts';
import { followNotices, openDatabase } from '../../../app-server/src/platform/database/index.ts';
import { keepAnswers } from '../../../app-server/src/platform/kept/kept-answers.ts';
import { readPrepared } from '../../../app-server/src/platform/config/database-config.ts';
import { openCounters } from '../../../app-server/src/platform/limits/counters.ts';
import { gracefulStop } from '../../../app-server/src/platform/serving/graceful-stop.ts';
import { tellRequestIds } from '../../../app-server/src/platform/logging/request-id.ts';
import { rememberSessions } from '../../../app-server/src/platform/sessions/known-sessions.ts';
import { serverOptions } from '../../../app-server/src/platform/serving/server-options.ts';
import { countStatements } from './count-statements.ts';
import { tellReady, tellUsage } from './messages.ts';
import { registerRungs } from './rungs.ts';
import { CALLS } from './subjects.ts';

/* One app server as a process, put together as scripts/product/product.mjs does, with the measured calls in other forms beside it. */
const statements = countStatements();
const config = readConfig(process.env);
const log = { info: () => undefined, warn: console.warn, error: console.error };
const prepared = readPrepared(process.env);
const database = await openDatabase({
  databaseUrl: config.databaseUrl,
  dataDir: config.dataDir,
  log,
  prepared,
});
const fastify = Fastify(serverOptions(config));
tellRequestIds(fastify);
const stopServing = gracefulStop(fastify);
const { db } = database;
const clock = createClock(config.fixedNow);
const counters = openCounters(config.limitsUrl, log);
const knownSessions = rememberSessions(clock);
const keptAnswers = keepAnswers(clock);
const mounted = { config, db, clock, counters, knownSessions, keptAnswers };
await mount(fastify, { ...mounted, calls: servedCalls });
fastify.addHook('onClose', followNotices(db, log, [knownSessions, ...keptAnswers.followers]));
await registerRungs(fastify, gatewayOf({ ...mounted, knownSessions: undefined }, counters), CALLS);
// their work would be counted with the calls'
const jobs = process.env['ROLE'] === 'web' ? undefined : startJobs({ config, db, log: fastify.log });
process.once('disconnect', () => {
  void Promise.all([jobs?.stop(), stopServing()])
    .then(() => database.close())
    .finally(() => process.exit(0));
});
tellUsage(statements);
tellReady(await fastify.listen({ port: 0, host: '127.0.0.1' }));
