import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './root.ts';

/** The part of `turbo run --dry=json` that is used: the input files of each task, below the task's folder. */
interface Plan {
  readonly globalCacheInputs: { readonly files: Readonly<Record<string, string>> };
  readonly tasks: readonly PlannedTask[];
}

interface PlannedTask {
  readonly taskId: string;
  readonly directory: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** The tasks that turbo would run with these arguments and that have an input among the files changed since a revision. */
export async function affectedTasks(args: readonly string[], since: string): Promise<string[]> {
  const [changed, plan] = await Promise.all([changedSince(since), planOf(args)]);
  const all = changed.some(isAmong(Object.keys(plan.globalCacheInputs.files)));
  return plan.tasks
    .filter(({ directory, inputs }) => {
      const files = Object.keys(inputs).map((file) => join(directory, file));
      return all || changed.some(isAmong(files));
    })
    .map(({ taskId }) => taskId);
}

async function planOf(args: readonly string[]): Promise<Plan> {
  const text = await output('turbo', ['run', ...args, '--dry=json', '--no-update-notifier']);
  return JSON.parse(text.slice(text.indexOf('{'))) as Plan;
}

/** Files below the root that were changed, added or deleted since this branch left the revision, committed or not. */
async function changedSince(since: string): Promise<string[]> {
  const base = await output('git', ['merge-base', since, 'HEAD']);
  const tracked = await output('git', ['diff', '--name-only', '--no-renames', base.trim()]);
  const untracked = await output('git', ['ls-files', '--others', '--exclude-standard']);
  return (tracked + untracked).split('\n').filter(Boolean);
}

async function output(command: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const options = { cwd: projectRoot, env, maxBuffer: 2 ** 28 };
  return (await promisify(execFile)(command, args, options)).stdout;
}

/** A deleted file is no input any more; it counts for whoever reads another file of its folder. */
export function isAmong(inputs: readonly string[]): (file: string) => boolean {
  const files = new Set(inputs);
  return (file) => files.has(file) || (!existsSync(join(projectRoot, file)) && inputs.some(isBeside(file)));
}

const isBeside = (file: string) => (input: string) => dirname(input) === dirname(file);
