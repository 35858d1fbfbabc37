import type { Prepared } from '../../../../app-server/test/load/drive.ts';
import { testValkey } from '../../../../app-server/test/tools/valkey.ts';
import { startApp, type Measured } from '../processes.ts';
import { asking, type Subject } from '../subjects.ts';
import { undo } from '../undo.ts';
import { openGround } from '../world.ts';
import { limitProcess, type Quota } from './quota.ts';

/** Where limits of calls are counted. */
export const SETTINGS = ['in each process', 'in Valkey'] as const;
export type Setting = (typeof SETTINGS)[number];

/** An app server whose processor time is limited. */
export interface Limited {
  readonly app: Measured;
  readonly quota: Quota;
}

export interface ScaleOut {
  readonly apps: Readonly<Record<Setting, readonly Limited[]>>;
  readonly postgresPid: number;
  readonly valkeyPid: number;
  readonly next: (subject: Subject) => Prepared;
  /** what is wrong in the books; nothing may be */
  readonly faults: () => Promise<string[]>;
  stop(): Promise<void>;
}

interface Wanted {
  readonly members: number;
  /** of each setting */
  readonly processes: number;
  /** of a core, for each process */
  readonly share: number;
}

/** Web processes on one PostgreSQL, each with a core of its own that is as much slower as `share` says. */
export async function openScaleOut({ members, processes, share }: Wanted): Promise<ScaleOut> {
  const works: (() => Promise<unknown>)[] = [];
  try {
    const ground = await openGround(members, works);
    const valkey = await testValkey();
    works.push(valkey.remove);
    const launch = async (env: Record<string, string>): Promise<Limited> => {
      const app = await startApp(ground.address, ground.serverKey, { ROLE: 'web', ...env });
      // the group can be removed when its process has ended
      const stop: (() => Promise<unknown>)[] = [app.stop];
      works.push(() => undo(stop));
      const quota = limitProcess(app.pid, share);
      stop.unshift(async () => quota.remove());
      return { app, quota };
    };
    const several = async (env: Record<string, string>) => {
      const apps: Limited[] = [];
      for (let n = 0; n < processes; n += 1) apps.push(await launch(env));
      return apps;
    };
    const apps = {
      'in each process': await several({}),
      'in Valkey': await several({ LIMITS_URL: valkey.url }),
    };
    const ask = asking(ground);
    const { redemptions, postgresPid } = ground;
    return {
      apps,
      postgresPid,
      valkeyPid: valkey.pid(),
      next: (subject) =>
        subject === 'redeem' ? redemptions.next({ repeats: true }) : ask(subject, 'signed'),
      faults: redemptions.faults,
      stop: () => undo(works),
    };
  } catch (error) {
    await undo(works);
    throw error;
  }
}
