import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLog } from '../log.ts';
import { ourFolder, privateFolder, temporaryRoot } from './folders.ts';
import { blockedAt } from './server-user.ts';
import type { ServerUser } from './server-user.ts';

/** Unix socket addresses are limited to 104 bytes on macOS and 108 on Linux. */
const longestAddress = 100;

/** The folders of one embedded server. */
export interface Placement {
  /** PostgreSQL's data directory; absent until `initialise` has completed it. */
  readonly cluster: string;
  /** The superuser's password; mode 0600, owned by us. */
  readonly passwordFile: string;
  /** Contains the server's Unix socket; mode 0700. */
  readonly sockets: string;
}

/** Our folder in the temporary root that replaces one data folder. */
function standIn(dataDir: string, user: ServerUser | undefined): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return ourFolder(join(temporaryRoot(user), `resort-${name}`), user ? 0o711 : 0o700);
}

/**
 * Decides where the cluster of `dataDir` is. If the server's uid cannot reach it, `fail` throws with
 * instructions, and `move` uses a folder below the system's temporary one and logs which.
 */
export function placeCluster(options: {
  readonly dataDir: string;
  readonly whenUnreachable: 'fail' | 'move';
  readonly user: ServerUser | undefined;
  readonly log: DatabaseLog;
}): Placement {
  const { user, log } = options;
  const isNew = mkdirSync(options.dataDir, { recursive: true }) !== undefined;
  const dataDir = realpathSync(options.dataDir);
  if (isNew) chmodSync(dataDir, user ? 0o711 : 0o700);

  const blocked = blockedAt(dataDir, user);
  if (blocked && options.whenUnreachable === 'fail') {
    throw new Error(
      `PostgreSQL runs as uid ${user?.uid}, which may not pass ${blocked}. ` +
        'Set DATA_DIR to a folder that others may pass, or DATABASE_URL to a server of your own.',
    );
  }
  const home = blocked ? standIn(dataDir, user) : dataDir;
  if (blocked) {
    const message = 'the database lies in a temporary folder, since its server may not pass the data folder';
    log.warn({ dataDir, blocked, folder: home }, message);
  }

  const beside = join(home, 'socket');
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.5432')) <= longestAddress;
  const sockets = fits ? beside : join(standIn(dataDir, user), 'socket');
  privateFolder(sockets, user);
  return { cluster: join(home, 'postgres'), passwordFile: join(home, 'postgres.password'), sockets };
}
