import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { registerCaptchaFrame } from './domains/auth/captcha/frame.ts';
import { registerDevPages } from './domains/auth/dev-pages.ts';
import { registerDevDesk } from './domains/messaging/chat/dev-desk.ts';
import { registerDevPickUps } from './domains/dollars/dev-pick-ups.ts';
import { registerDevVenues } from './domains/shop/venue/dev-venues.ts';
import { registerPasses } from './domains/wallet/register.ts';
import { servedCalls } from './domains/index.ts';
import { registerCalls } from './platform/calls/register-calls.ts';
import type { Gateway } from './platform/calls/gateway.ts';
import type { ServedCall } from './platform/calls/serve.ts';
import { openCounters, type Counters } from './platform/limits/counters.ts';
import { part } from './platform/serving/part.ts';
import { traceRequests } from './platform/traces/requests.ts';
import { createClock, type Clock } from './platform/time/clock.ts';
import type { AppServerConfig } from './platform/config/config.ts';
import { followNotices, type Database, type Replica } from './platform/database/index.ts';
import { keepAnswers, type KeptAnswers } from './platform/kept/kept-answers.ts';
import { contentNotices } from './core/content/read-content.ts';
import { followDatabaseTime } from './platform/time/database-time.ts';
import { propertyNotices } from './core/properties/notices.ts';
import { readProperties } from './core/properties/properties.ts';
import { registerCashier } from './core/payments/providers/sandbox/cashier.ts';
import { paymentProvider } from './core/payments/providers/index.ts';
import { registerWebhook } from './core/payments/webhook/webhook.ts';
import type { CallMetrics } from './platform/metrics/call-metrics.ts';
import { registerCounter } from './partner/counter/register.ts';
import { registerPartners } from './partner/gateway.ts';
import { registerDevOutbox } from './platform/outbox/dev-outbox.ts';
import { rememberSessions, type KnownSessions } from './platform/sessions/known-sessions.ts';
import { createSecrets } from './platform/secrets/secrets.ts';

interface Mounted {
  readonly config: AppServerConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly calls: readonly ServedCall[];
  readonly countCall?: CallMetrics | undefined;
  /** where calls are counted; otherwise made of the configuration */
  readonly counters?: Counters | undefined;
  readonly knownSessions?: KnownSessions | undefined;
  readonly keptAnswers?: KeptAnswers | undefined;
  readonly replica?: Replica | undefined;
}

/** The services that the calls of this configuration use. */
export function gatewayOf(mounted: Omit<Mounted, 'calls' | 'counters'>, counters: Counters): Gateway {
  const { config, db, clock, countCall, knownSessions, keptAnswers, replica } = mounted;
  const { environment, apiBase, appKey, serverKeys, corsOrigins, integrations, regionOf } = config;
  const services = { environment, clock, secrets: createSecrets(serverKeys) };
  const provider = paymentProvider(config.payment, db, services);
  const about = { integrations, apiBase, appKey, corsOrigins, regionOf, countCall };
  return { ...services, ...about, db, counters, knownSessions, keptAnswers, replica, provider };
}

/**
 * Mounts `calls`, the captcha's frame and passes of wallets below the API base, the payment provider's webhook, the partner gateway, and in development `/_dev` and
 * `/_pay`.
 */
export async function mount(fastify: FastifyInstance, mounted: Mounted): Promise<void> {
  const { config, db, clock, calls } = mounted;
  traceRequests(fastify);
  // where it cannot be asked now, the job of that name asks later
  const aheadMs = await followDatabaseTime(db).catch(() => 0);
  if (aheadMs !== 0)
    fastify.log.warn({ aheadMs }, 'the clock of this machine is off; the database’s is followed');
  // where they cannot be read now, the follower reads them later
  await readProperties(db).catch(() => undefined);
  const { environment, apiBase } = config;
  const counters = mounted.counters ?? openCounters(config.limitsUrl, fastify.log);
  fastify.addHook('onClose', counters.close);
  const gateway = gatewayOf(mounted, counters);
  const { secrets, provider } = gateway;
  const services = { environment, clock, secrets };
  await fastify.register(
    part('calls', async (scope) => registerCalls(scope, gateway, calls)),
    { prefix: apiBase },
  );
  await fastify.register(
    part('captcha', async (scope) => registerCaptchaFrame(scope, config)),
    { prefix: apiBase },
  );
  const { appleWallet: wallet, appOrigin } = config.integrations;
  const base = appOrigin && appOrigin + apiBase;
  await fastify.register(
    part('passes', async (scope) => registerPasses(scope, { ...services, db, wallet, base })),
    { prefix: apiBase },
  );
  await fastify.register(
    part('payment webhook', async (scope) => registerWebhook(scope, { ...services, db, provider })),
  );
  // in development by whatever name this machine is called
  const origin = environment === 'production' ? config.integrations.appOrigin : undefined;
  await fastify.register(
    part('partners', async (scope) => registerPartners(scope, { ...services, db, origin })),
  );
  await fastify.register(
    part('development', async (scope) => {
      registerDevOutbox(scope, db, services);
      if (environment === 'development') {
        registerDevPages(scope, db);
        registerDevDesk(scope, db, services);
        registerDevPickUps(scope, db, services.clock);
        registerDevVenues(scope, db, services);
        registerCounter(scope, db, services);
      }
    }),
  );
  await fastify.register(part('cashier', async (scope) => registerCashier(scope, db, services)));
}

/** The app server as a Fastify plug-in: `fastify.register(appServer({ config, db }))`, at the root. */
export function appServer(on: {
  config: AppServerConfig;
  db: Database;
  replica?: Replica | undefined;
  countCall?: CallMetrics;
}): FastifyPluginAsync {
  const clock = createClock(on.config.fixedNow);
  return async (fastify) => {
    const knownSessions = rememberSessions(clock);
    const keptAnswers = keepAnswers(clock);
    await mount(fastify, { ...on, clock, calls: servedCalls, knownSessions, keptAnswers });
    // answers come last: they are made of what the others keep
    const followers = [propertyNotices(on.db), contentNotices, knownSessions, ...keptAnswers.followers];
    fastify.addHook('onClose', followNotices(on.db, fastify.log, followers, on.config.noticesUrl));
  };
}
