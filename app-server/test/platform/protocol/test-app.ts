import Fastify, { type FastifyInstance } from 'fastify';
import { demo } from '../../../demo/index.ts';
import { mount } from '../../../src/app.ts';
import { servedCalls } from '../../../src/domains/index.ts';
import type { PaymentConfig } from '../../../src/platform/config/payment-config.ts';
import type { ServedCall } from '../../../src/platform/calls/serve.ts';
import { createClock, type Clock } from '../../../src/platform/time/clock.ts';
import type { Environment } from '../../../src/platform/config/config.ts';
import type { KnownSessions } from '../../../src/platform/sessions/known-sessions.ts';
import type { Counters } from '../../../src/platform/limits/counters.ts';
import type { Database, Replica } from '../../../src/platform/database/index.ts';
import type { KeptAnswers } from '../../../src/platform/kept/kept-answers.ts';
import type { Integrations } from '../../../src/platform/integrations/index.ts';
import type { CallMetrics } from '../../../src/platform/metrics/call-metrics.ts';
import { tellRequestIds } from '../../../src/platform/logging/request-id.ts';
import { serverOptions } from '../../../src/platform/serving/server-options.ts';
import { readTrustedProxies } from '../../../src/platform/config/trusted-proxy.ts';
import { readRegions } from '../../../src/platform/config/visitor-region.ts';

/** The app server on a test database, without a port. */
export interface TestApp {
  readonly fastify: FastifyInstance;
  readonly clock: Clock;
  readonly apiBase: string;
  /** everything logged so far, as JSON lines */
  readonly log: readonly string[];
}

/** No integrations. */
export const NO_INTEGRATIONS: Integrations = {
  appOrigin: undefined,
  aliyunCaptcha: undefined,
  weChat: undefined,
  party: undefined,
  webPush: undefined,
  liveChat: undefined,
  exchangeRates: undefined,
  mapStyle: undefined,
  weather: undefined,
  venue: undefined,
  appleWallet: undefined,
  googleWallet: undefined,
};

export const TEST_APP_KEY = 'h5-public-app-key-not-a-secret';

export async function testApp(options: {
  readonly db: Database;
  readonly clock?: Clock;
  readonly environment?: Environment;
  readonly calls?: readonly ServedCall[];
  readonly apiBase?: string;
  /** TRUST_PROXY */
  readonly trustProxy?: string;
  /** REGION_HEADER */
  readonly regionHeader?: string;
  readonly corsOrigins?: readonly string[];
  readonly integrations?: Partial<Integrations>;
  readonly payment?: PaymentConfig;
  readonly countCall?: CallMetrics;
  readonly counters?: Counters;
  readonly knownSessions?: KnownSessions;
  readonly keptAnswers?: KeptAnswers;
  readonly replica?: Replica;
}): Promise<TestApp> {
  const { db, clock = createClock(), environment = 'development', calls = servedCalls } = options;
  const { apiBase = '/gateway', corsOrigins = [], payment = { kind: 'sandbox' } } = options;
  const isTrustedProxy = readTrustedProxies(options.trustProxy);
  const log: string[] = [];
  const stream = { write: (line: string) => void log.push(line) };
  const { logger, ...server } = serverOptions({ environment, isTrustedProxy });
  const settings = typeof logger === 'object' ? logger : {};
  const fastify = Fastify({ ...server, logger: { ...settings, stream } });
  tellRequestIds(fastify);
  const config = {
    environment,
    apiBase,
    appKey: TEST_APP_KEY,
    serverKeys: [Buffer.alloc(32, 7)] as const,
    dataDir: '',
    databaseUrl: undefined,
    noticesUrl: undefined,
    readUrl: undefined,
    limitsUrl: undefined,
    fixedNow: undefined,
    isTrustedProxy,
    regionOf: readRegions(options.regionHeader, isTrustedProxy),
    corsOrigins,
    integrations: { ...NO_INTEGRATIONS, ...options.integrations },
    messages: { mail: undefined, gateway: undefined },
    payment,
  };
  await mount(fastify, {
    config,
    db,
    clock,
    calls,
    countCall: options.countCall,
    counters: options.counters,
    knownSessions: options.knownSessions,
    keptAnswers: options.keptAnswers,
    replica: options.replica,
  });
  if (environment === 'development') await fastify.register(demo({ apiBase }));
  await fastify.ready();
  return { fastify, clock, apiBase, log };
}
