import { join, resolve } from 'node:path';
import { isAnswered, taken } from './embedded/claim.ts';
import { placeCluster } from './embedded/placement.ts';
import { serverUser } from './embedded/server-user.ts';
import { defaultDataDir } from './open.ts';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Throws if another process runs the embedded database of this folder, before anything else is done with it. */
export async function refuseTaken(folder: string = defaultDataDir): Promise<void> {
  const dataDir = resolve(folder);
  const whenUnreachable = dataDir === defaultDataDir ? 'move' : 'fail';
  const { sockets } = placeCluster({ dataDir, whenUnreachable, user: serverUser(), log: SILENT });
  if (await isAnswered(join(sockets, 'owner'))) throw taken();
}
