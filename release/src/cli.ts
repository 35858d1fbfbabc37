import { join } from 'node:path';
import { HELP, readOptions, UsageError } from './cli/options.ts';
import { VERBS } from './cli/verbs.ts';
import { LostRaceError, RefusedError } from './errors.ts';
import { fileSystemStorage } from './storage/file-system.ts';

async function run(args: string[]): Promise<void> {
  const options = readOptions(args, process.env);
  if (options.help) return void process.stdout.write(HELP);
  const verb = Object.hasOwn(VERBS, options.verb) ? VERBS[options.verb] : undefined;
  if (!verb) throw new UsageError(options.verb ? `There is no verb ${options.verb}.` : 'Which verb?');
  const { json, text } = await verb(fileSystemStorage(join(options.dataDir, 'release')), options);
  process.stdout.write(`${options.json ? JSON.stringify(json, null, 2) : text}\n`);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return 2;
  if (error instanceof RefusedError) return 3;
  if (error instanceof LostRaceError) return 4;
  return 1;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.exitCode = exitCodeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const hint = error instanceof UsageError ? '\nSee --help.' : '';
  process.stderr.write(
    `${process.exitCode === 1 && error instanceof Error ? error.stack : message}${hint}\n`,
  );
}
