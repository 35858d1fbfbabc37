import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isAnswered } from './embedded/claim.ts';
import { readPassword } from './embedded/password.ts';
import { placeCluster } from './embedded/placement.ts';
import { serverUser } from './embedded/server-user.ts';
import { connectionTo } from './embedded/start.ts';
import type { DatabaseLog } from './log.ts';
import { connectDatabase, defaultDataDir, openDatabase, type OpenDatabase } from './open.ts';

/**
 * Opens the database for a tool that may run while the product does: the one of `databaseUrl`, else that of
 * the product that runs on `dataDir`, else the embedded server while the tool runs. Throws if `dataDir` has
 * no database.
 */
export async function attachDatabase(given: {
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  readonly log: DatabaseLog;
}): Promise<OpenDatabase> {
  // a tool works behind any pooler, and repeats few statements
  const options = { ...given, prepared: false };
  const { databaseUrl, log } = options;
  if (databaseUrl) return openDatabase(options);
  const dataDir = resolve(options.dataDir ?? defaultDataDir);
  if (!existsSync(dataDir)) throw new Error(`DATA_DIR is "${dataDir}", and there is no such folder.`);
  const whenUnreachable = dataDir === defaultDataDir ? 'move' : 'fail';
  const placement = placeCluster({ dataDir, whenUnreachable, user: serverUser(), log });
  const { cluster, sockets } = placement;
  if (!existsSync(join(cluster, 'PG_VERSION')))
    throw new Error(`DATA_DIR is "${dataDir}", and there is no database in it.`);
  if (!(await isAnswered(join(sockets, 'owner')))) return openDatabase(options);
  const password = readPassword(placement);
  if (password === undefined) throw new Error(`The password of the database in "${dataDir}" cannot be read.`);
  return connectDatabase({ ...connectionTo(sockets, password), database: 'resort' }, options);
}
