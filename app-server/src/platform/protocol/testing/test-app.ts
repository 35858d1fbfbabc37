import Fastify, { type FastifyInstance } from 'fastify';
import { mount } from '../../../app.ts';
import { servedCalls } from '../../../domains/index.ts';
import type { PaymentConfig } from '../../../core/payments/payment-config.ts';
import type { ServedCall } from '../../calls/serve.ts';
import { createClock, type Clock } from '../../clock.ts';
import type { Environment } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import type { Integrations } from '../../integrations/index.ts';
import type { CallMetrics } from '../../metrics/call-metrics.ts';
import { tellRequestIds } from '../../request-id.ts';
import { serverOptions } from '../../server-options.ts';
import { readTrustedProxies } from '../../trusted-proxy.ts';
import { readRegions } from '../../visitor-region.ts';

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
  venue: undefined,
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
    serverKey: Buffer.alloc(32, 7),
    dataDir: '',
    databaseUrl: undefined,
    fixedNow: undefined,
    isTrustedProxy,
    regionOf: readRegions(options.regionHeader, isTrustedProxy),
    corsOrigins,
    integrations: { ...NO_INTEGRATIONS, ...options.integrations },
    messages: { mail: undefined, gateway: undefined },
    payment,
  };
  await mount(fastify, { config, db, clock, calls, countCall: options.countCall });
  await fastify.ready();
  return { fastify, clock, apiBase, log };
}
