import * as z from 'zod/mini';
import { refused } from './tools.ts';

/** The part of `pgbackrest info --output=json` that is used: https://pgbackrest.org/command.html#command-info */
const Info = z.array(
  z.object({
    status: z.object({ code: z.number(), message: z.string() }),
    repo: z.array(z.object({ status: z.object({ code: z.number(), message: z.string() }) })),
    db: z.array(z.object({ id: z.number(), 'repo-key': z.number(), version: z.string() })),
    backup: z.array(
      z.object({
        label: z.string(),
        database: z.object({ id: z.number(), 'repo-key': z.number() }),
        timestamp: z.object({ stop: z.number() }),
      }),
    ),
  }),
);

const OK = 0;
const NO_BACKUP = 2;
/** pgBackRest's code for several repositories in different states */
const MIXED = 4;
const OTHER = 99;

/** A backup that can be restored. */
export interface Backup {
  readonly label: string;
  /** the number of its repository in the configuration */
  readonly repository: number;
  /** the second in which it was complete */
  readonly completeAt: Date;
  /** the major version of its PostgreSQL */
  readonly version: string;
}

/**
 * The newest backup that was complete before `moment`, from the output of `pgbackrest info`. Throws a sentence if the
 * stanza is unknown or unreadable, or the moment lies before every backup.
 */
export function chooseBackup(info: string, stanza: string, moment: Date): Backup {
  // with a wrong passphrase a message contains bytes of the encrypted file, which JSON does not allow
  const [found] = Info.parse(JSON.parse(info.replaceAll(/\p{Cc}/gu, ' ')));
  const { code, message } = found?.status ?? { code: OTHER, message: 'nothing' };
  if (code === OTHER) {
    // further lines are those bytes
    const reason = found?.repo.find(({ status }) => status.code === OTHER)?.status.message ?? message;
    throw refused(reason.split('\n', 1)[0]?.replace(/:$/, '') ?? message);
  }
  if (![OK, NO_BACKUP, MIXED].includes(code))
    throw new Error(
      `The stanza "${stanza}" has no backups: pgBackRest says "${message}". Name yours with --stanza.`,
    );
  const backups = (found?.backup ?? []).map((backup) => ({
    ...backup,
    completeAt: new Date(backup.timestamp.stop * 1000),
  }));
  backups.sort((a, b) => a.completeAt.getTime() - b.completeAt.getTime());
  const [oldest] = backups;
  if (oldest === undefined)
    throw new Error(
      `The stanza "${stanza}" has no complete backup: run pgbackrest --stanza=${stanza} backup first.`,
    );
  // a backup ends somewhere within its second
  const chosen = backups.findLast(({ completeAt }) => completeAt.getTime() + 1000 <= moment.getTime());
  if (chosen === undefined)
    throw new Error(
      `The oldest backup was complete at ${oldest.completeAt.toISOString()} and the moment is before it: choose a later one.`,
    );
  const { id, 'repo-key': repository } = chosen.database;
  const version = found?.db.find((db) => db.id === id && db['repo-key'] === repository)?.version;
  return { label: chosen.label, repository, completeAt: chosen.completeAt, version: String(version) };
}
