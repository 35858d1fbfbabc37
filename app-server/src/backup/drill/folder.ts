import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a drill, which only its owner may enter. */
export interface DrillFolder {
  readonly path: string;
  readonly data: string;
  readonly tablespaces: string;
  /** of pgBackRest */
  readonly work: string;
  readonly log: string;
  readonly hba: string;
  /** Deletes what the drill wrote, and the folder if the drill made it. */
  clear(): void;
}

/** A socket's address has 107 bytes on Linux, and PostgreSQL adds `/.s.PGSQL.5432`. */
const LONGEST = 107 - '/.s.PGSQL.5432'.length;

/** Throws a sentence unless `path` is free, or an empty folder. */
function assertFree(path: string): void {
  if (Buffer.byteLength(path) > LONGEST)
    throw new Error(
      `The path ${path} is longer than ${LONGEST} bytes, so PostgreSQL cannot open a socket there: choose a shorter one.`,
    );
  if (!existsSync(path)) return;
  let entries: string[];
  try {
    entries = readdirSync(path);
  } catch (error) {
    throw unusable(path, error);
  }
  if (entries.length > 0)
    throw new Error(`The folder ${path} is not empty, so the drill leaves it alone: choose an empty one.`);
}

/** Makes the folder where it is missing. Throws a sentence if that is not possible. */
export function takeFolder(path: string): DrillFolder {
  assertFree(path);
  const isNew = !existsSync(path);
  const data = join(path, 'data');
  const tablespaces = join(path, 'tablespaces');
  const work = join(path, 'pgbackrest');
  try {
    if (isNew) mkdirSync(path);
    chmodSync(path, 0o700);
    for (const folder of [data, tablespaces, work]) mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    throw unusable(path, error);
  }
  const clear = () => {
    const made = isNew ? [path] : readdirSync(path).map((name) => join(path, name));
    for (const each of made) rmSync(each, { recursive: true, force: true, maxRetries: 10 });
  };
  const [log, hba] = [join(path, 'postgresql.log'), join(path, 'pg_hba.conf')];
  return { path, data, tablespaces, work, log, hba, clear };
}

const unusable = (path: string, error: unknown) =>
  new Error(
    `The folder ${path} cannot be used (${Object(error).code}): choose one that belongs to this user, in a folder that exists.`,
  );
