import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  appServer,
  migrate,
  openDatabase,
  readConfig,
  serverOptions,
  tellRequestIds,
} from '@resort/app-server';
import { demo, seed } from '@resort/demo';
import {
  addSecurityHeaders,
  openLocalRegistry,
  pin,
  publish,
  releaseOrigin,
  setPolicy,
  type Registry,
} from '@resort/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { portOf } from './front.ts';
import { changePages, type PageChange } from './change-page.ts';

const AUTHOR = { by: 'npm run bench', reason: 'measured' };
/** That connections end when the database does is no news. */
const log = { info: () => {}, warn: () => {}, error: console.error };

/** What a channel has had. */
export interface Delivery {
  channel: string;
  /** folders of builds, one release after the other */
  history: readonly (readonly string[])[];
  /** where builds must not meet those of the same version: a registry of its own, by this name */
  registry?: string;
}

/** The product's own app server and origin on one database; as many origins as there are variants. */
export interface MeasuredProduct {
  /** Pins each release of the history and serves the last; gives the port. */
  serve(delivery: Delivery, change?: PageChange): Promise<number>;
  stop(): Promise<void>;
}

/** Some builds of a comparison have a version that is known before the build. */
async function openAnyVersion(folder: string): Promise<Registry> {
  return { ...(await openLocalRegistry(folder, {})), versions: 'any' };
}

export async function startProduct(): Promise<MeasuredProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'resort-bench-'));
  chmodSync(dataDir, 0o755); // as root, the database runs as another user, who must get in
  const config = readConfig({ APP_ENV: 'development', DATA_DIR: dataDir });
  const registries = new Map<string, Promise<Registry>>();
  const registryOf = (name: string) => {
    const known = registries.get(name) ?? openAnyVersion(join(dataDir, 'registries', name));
    registries.set(name, known);
    return known;
  };
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log });
  await migrate(database.db);
  await seed(database.db, config);
  const apps: FastifyInstance[] = [];
  return {
    async serve(delivery, change) {
      const { channel } = delivery;
      const registry = await registryOf(delivery.registry ?? 'common');
      await deliver(registry, delivery, { apiBase: config.apiBase, appKey: config.appKey });
      const app = Fastify(serverOptions(config));
      tellRequestIds(app);
      addSecurityHeaders(app, { production: false });
      if (change) changePages(app, change);
      await app.register(appServer({ config, db: database.db }));
      await app.register(demo(config));
      await app.register(releaseOrigin({ registry, channel }));
      await app.listen({ port: 0, host: '127.0.0.1' });
      apps.push(app);
      return portOf(app.server);
    },
    async stop() {
      for (const app of apps) app.server.closeAllConnections();
      await Promise.all(apps.map((app) => app.close()));
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** `force`: plain defaults of Module Federation pass none of the release's gates. */
async function deliver(
  registry: Registry,
  { channel, history }: Delivery,
  config: { apiBase: string; appKey: string },
): Promise<void> {
  await setPolicy(registry, { ...AUTHOR, channel, check: 'skipped', force: 'allowed' });
  for (const folders of history) {
    const units: string[] = [];
    for (const dist of folders) {
      const { unit, version } = await publish(registry, { ...AUTHOR, dist });
      units.push(`${unit}@${version}`);
    }
    await pin(registry, { ...AUTHOR, channel, units, config, force: true });
  }
}
