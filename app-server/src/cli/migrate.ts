import { migrate } from '../migrate.ts';
import { onDatabase, runTool } from './tool.ts';

/*
 * `npm run migrate`: brings the schema of DATABASE_URL, or of DATA_DIR, to this program's version and adds the initial
 * content, then ends. For deployments whose processes have MIGRATE=off; run it before the first of them starts.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);

await runTool(() =>
  onDatabase(async ({ db }) => {
    const { before, after } = await migrate(db, () =>
      say('Another process migrates this database; this one waits for it.'),
    );
    say(
      before === after
        ? `All ${after} migrations were there.`
        : `${after - before} migrations, ${after} in total.`,
    );
  }),
);
