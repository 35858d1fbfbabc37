import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drive } from '../../../app-server/test/load/drive.ts';
import { newLoadMembers } from '../../../app-server/test/load/members.ts';
import { newRedemptions } from '../../../app-server/test/load/redemptions.ts';
import {
  addressOf,
  startEmbeddedPostgres,
} from '../../../app-server/src/platform/database/embedded/start.ts';
import { migrate } from '../../../app-server/src/migrate.ts';
import { openDatabase } from '../../../app-server/src/platform/database/index.ts';
import { seed } from '../../../app-server/demo/seeds/index.ts';
import { silentLog } from '../../../app-server/test/tools/silent-log.ts';
import { temporaryFolder } from '../../../app-server/test/tools/temporary-folder.ts';
import type { Canned } from './messages.ts';
import { startApp, startBare, type Measured } from './processes.ts';
import { asking, CALL_OF, SUBJECTS, type Askers, type Subject } from './subjects.ts';
import { undo } from './undo.ts';

/** Everything that is measured, on a PostgreSQL of its own that keeps what it acknowledges. */
export interface World extends Askers {
  readonly apps: readonly [Measured, Measured];
  readonly bare: Measured;
  stop(): Promise<void>;
}

/** One answer of the product to each subject, for the bare server to repeat. */
async function canned(app: Measured, askers: Askers): Promise<Canned[]> {
  const ask = asking(askers);
  const answers: Canned[] = [];
  const one = async (subject: Subject) => {
    const prepared = ask(subject, 'signed');
    let body = '';
    const hear: typeof prepared.hear = (answer) => {
      body = answer.body;
      return prepared.hear(answer);
    };
    const next = () => ({ ...prepared, hear });
    const { errors } = await drive({ origins: [app.origin], connections: 1, seconds: 0, next });
    if (body === '' || Object.keys(errors).length > 0)
      throw new Error(`${subject}: ${JSON.stringify(errors)}`);
    const [method = '', path = ''] = CALL_OF[subject].split(' ');
    answers.push({ method: method as Canned['method'], path: `/gateway${path}`, body });
  };
  for (const subject of SUBJECTS) await one(subject);
  return answers;
}

/** What several app servers share. */
interface Ground extends Askers {
  readonly address: string;
  readonly serverKey: Buffer;
  readonly postgresPid: number;
}

/** A PostgreSQL with the demo's data, members who read and members who redeem. `works`: what has to be undone. */
export async function openGround(members: number, works: (() => Promise<unknown>)[]): Promise<Ground> {
  const folder = temporaryFolder();
  works.push(folder.remove);
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: silentLog });
  works.push(postgres.stop);
  const address = addressOf(postgres);
  const { db, close } = await openDatabase({ databaseUrl: address, log: silentLog });
  works.push(close);
  await migrate(db);
  await seed(db, { environment: 'development' });
  const serverKey = randomBytes(32);
  const all = await newLoadMembers(db, members * 2, serverKey);
  const redemptions = await newRedemptions(db, all.slice(members));
  const [pid = ''] = readFileSync(join(folder.path, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return { address, serverKey, postgresPid: Number(pid), readers: all.slice(0, members), redemptions };
}

/** `env`: further variables of both app servers. */
export async function openWorld(members: number, env: Record<string, string> = {}): Promise<World> {
  const works: (() => Promise<unknown>)[] = [];
  try {
    const { address, serverKey, ...askers } = await openGround(members, works);
    const launch = async (starting: Promise<Measured>) => {
      const server = await starting;
      works.push(server.stop);
      return server;
    };
    const first = await launch(startApp(address, serverKey, env));
    const second = await launch(startApp(address, serverKey, env));
    const bare = await launch(startBare(await canned(first, askers)));
    return { ...askers, apps: [first, second], bare, stop: () => undo(works) };
  } catch (error) {
    await undo(works);
    throw error;
  }
}
