import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER } from '@resort/shared/variables';

const DEFAULT_DATA_DIR = fileURLToPath(new URL(`../../../${SERVER.DATA_DIR.default}`, import.meta.url));

/** Another team's app server answers the calls: this process serves pages and artifacts, and opens no database. */
export function configure(env) {
  const { APP_SERVER_BASE: apiBase } = env;
  if (!URL.canParse(apiBase) || /[?#*%\s]/.test(apiBase))
    throw new Error(
      `APP_SERVER_BASE is "${apiBase}"; it must be a path such as /gateway, or an http(s) address.`,
    );
  const environment = env.APP_ENV || SERVER.APP_ENV.default;
  if (environment !== 'development' && environment !== 'production')
    throw new Error(`APP_ENV is "${environment}"; it must be development or production.`);
  const dataDir = resolve(env.DATA_DIR || DEFAULT_DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  return {
    environment,
    dataDir,
    publicConfig: { apiBase, appKey: env.APP_KEY || SERVER.APP_KEY.default },
    fastifyOptions: { logger: { level: 'warn' } },
    regionOf: () => undefined,
    open: async () => pagesAlone(apiBase),
  };
}

function pagesAlone(apiBase) {
  return {
    prepare() {},
    async mount(app, release) {
      app.get('/health', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return { status: 'ok' };
      });
      app.get('/ready', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        const number = await release().catch(() => null);
        if (number !== null) return { status: 'ok', release: number };
        reply.code(503);
        return { status: 'unavailable', release: number };
      });
    },
    start: async (app) => async (stopWatching) => {
      await stopWatching();
      await app.close();
    },
    sayReady: () => console.log(`calls go to ${apiBase}`),
  };
}
