import { readFile } from 'node:fs/promises';
import type { Smoke } from '../composition/check.ts';
import { FrozenError, LostRaceError, RefusedError, UnreachableError, UsageError } from '../base/errors.ts';
import { runRemotely } from '../server/http/remote-command.ts';
import { openLocalRegistry } from '../trust/local-registry.ts';
import { HELP, readOptions, type Options } from '../verbs/options.ts';
import { refuseOtherArguments, type Answer } from '../verbs/verb.ts';
import { VERBS } from '../verbs/all-verbs.ts';

export interface CommandSettings {
  /** opens a candidate set in a browser; null if the registry runs without a product */
  smoke: Smoke | null;
  /** why this machine cannot open screens; null if it can */
  whyNoBrowser?: () => string | null;
  open?: typeof openLocalRegistry;
}

/** Runs one command and sets the process's exit code. */
export async function runCommand(
  args: string[],
  { smoke, whyNoBrowser = () => null, open = openLocalRegistry }: CommandSettings,
): Promise<void> {
  try {
    process.exitCode = await run(args, { smoke, whyNoBrowser, open });
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    const message = error instanceof Error ? error.message : String(error);
    const hint = error instanceof UsageError ? '\nSee --help.' : '';
    const isOurs = process.exitCode !== 1 || error instanceof UnreachableError;
    process.stderr.write(`${!isOurs && error instanceof Error ? error.stack : message}${hint}\n`);
  }
}

async function run(args: string[], settings: Required<CommandSettings>): Promise<number> {
  const { smoke, open } = settings;
  const options = readOptions(args, process.env);
  if (options.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (options.verb === 'serve') return runServer(options, settings);
  const verb = Object.hasOwn(VERBS, options.verb) ? VERBS[options.verb] : undefined;
  if (!verb) throw new UsageError(options.verb ? `There is no verb ${options.verb}.` : 'Which verb?');
  refuseOtherArguments(verb, options);
  if (options.registry && options.verb !== 'serve') return runElsewhere(options, args);
  const registry = await open(options.dataDir, process.env);
  // a script that reads the result needs no progress messages
  const tell = options.json ? () => {} : (progress: string) => void process.stderr.write(`${progress}…\n`);
  const answer = await verb.run(registry, options, {
    env: process.env,
    smoke,
    tell,
    file: readText,
    holder: null,
  });
  return say(options, answer);
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new UsageError(`There is no file ${path} that can be read.`);
  }
}

function say(options: Options, answer: Answer): number {
  process.stdout.write(`${options.json ? JSON.stringify(answer.json, null, 2) : answer.text}\n`);
  return answer.exitCode ?? 0;
}

/** The connection options are not part of the command, and the token identifies the caller. */
async function runElsewhere(options: Options, args: string[]): Promise<number> {
  const own = new Set(['--registry', '--data-dir', '--by']);
  const words = args.filter(
    (word, at) => !own.has(word) && !own.has(args[at - 1] ?? '') && word !== '--json',
  );
  words.splice(words.indexOf(options.verb), 1);
  const token = process.env['RELEASE_TOKEN'];
  const { verb, names } = options;
  return say(
    options,
    await runRemotely(options.registry ?? '', token, { verb, names, args: words, file: readText }),
  );
}

async function runServer(
  { dataDir, port }: Options,
  { smoke, whyNoBrowser, open }: Required<CommandSettings>,
): Promise<number> {
  // loaded on demand, because other verbs do not need the server's code
  const { serve } = await import('../server/http/serve.ts');
  await serve({ registry: await open(dataDir, process.env), smoke, whyNoBrowser }, port);
  return 0;
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return 2;
  if (error instanceof FrozenError) return 6;
  if (error instanceof RefusedError) return 3;
  if (error instanceof LostRaceError) return 4;
  return 1;
}
