import { join } from 'node:path';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import {
  followChannel,
  servedNumber,
  type FollowedChannel,
  type OriginSettings,
} from '../server/origin/channel/follow-channel.ts';
import { releaseOrigin } from '../server/origin/release-origin.ts';
import { pin, type PinRequest } from '../changes/pin.ts';
import { publish } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import {
  AUTHOR,
  CONFIG,
  openTestDataFolder,
  madeUpRemote,
  madeUpShell,
  temporaryFolder,
  writeBuild,
  type MadeUp,
} from './made-up-builds.ts';

export const channel = 'production';
export const auth = madeUpRemote('mf-auth', '1', '/sign-in');

export interface TestOrigin {
  app: FastifyInstance;
  storage: Registry;
  /** its folder `release` is the storage */
  dataDir: string;
  /** of the release that is served, see `servedNumber` */
  number: () => Promise<number>;
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  publishAll: (...builds: MadeUp[]) => Promise<void>;
  /** publishes and pins a shell and `auth` */
  pinned: (shell?: MadeUp, change?: Partial<PinRequest>) => Promise<void>;
  /** serves the same registry by a new server */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

/** An origin with an empty registry in a temporary folder. */
export async function openOrigin(settings: Pick<OriginSettings, 'regionOf'> = {}): Promise<TestOrigin> {
  const { path: root, remove } = await temporaryFolder();
  const dataDir = join(root, 'data');
  const storage = await openTestDataFolder(dataDir);
  let served: FollowedChannel;
  const start = async () => {
    const followed = { registry: storage, channel, ...settings };
    served = followChannel(followed, { error: () => undefined });
    const fresh = Fastify({ trustProxy: true }); // trusts a proxy, so that a test can use HTTPS
    await fresh.register(releaseOrigin({ ...followed, served }));
    return fresh;
  };
  let app = await start();
  const publishAll = async (...builds: MadeUp[]) => {
    for (const made of builds) await publish(storage, { ...AUTHOR, dist: await writeBuild(root, made) });
  };
  return {
    get app() {
      return app;
    },
    storage,
    dataDir,
    number: () => servedNumber(served),
    get: (url, headers = {}) => app.inject({ url, headers }),
    publishAll,
    async pinned(shell = madeUpShell('1'), change = {}) {
      await publishAll(shell, auth);
      const units = [`shell@${shell.version}`, 'mf-auth@1'];
      await pin(storage, { channel, units, config: CONFIG, by: 'manager', reason: 'test', ...change });
    },
    async restart() {
      await app.close();
      app = await start();
    },
    async close() {
      await app.close();
      await remove();
    },
  };
}
