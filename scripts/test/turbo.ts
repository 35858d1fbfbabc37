import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './root.ts';
import { affectedTasks } from './affected.ts';
import { lastLines, runCommand } from './command.ts';
import { logFile } from './jest/jest.ts';
import type { SuiteOptions } from './suite.ts';

/** The outcome of a task of turbo.json in one workspace. */
export interface TaskRun {
  readonly task: string;
  /** The workspace's folder below the root; empty for a task of the root. */
  readonly folder: string;
  /** True if turbo did not run it, because no input has changed since it last passed. */
  readonly cached: boolean;
  readonly seconds: number;
  readonly ok: boolean;
  readonly log: string;
}

/** turbo's output with --summarize. */
interface Summary {
  readonly tasks: readonly {
    readonly task: string;
    readonly directory: string;
    readonly logFile: string;
    readonly cache: { readonly status: string };
    readonly execution?: { readonly startTime: number; readonly endTime: number; readonly exitCode?: number };
  }[];
}

export interface TurboRun extends SuiteOptions {
  /** Names below `tasks` in turbo.json. */
  readonly tasks: readonly string[];
  /** turbo's --filter, for example `@resort/mf-hotel`. */
  readonly filters?: readonly string[];
  readonly concurrency?: number;
  /** Below `.cache/logs`, without an ending. */
  readonly log: string;
}

const RUNS = join(projectRoot, '.turbo/runs');

/**
 * Runs tasks of turbo.json; with `since` only those that have an input among the files changed since then. A task that
 * passed before with the same inputs comes from turbo's cache.
 */
export async function turbo({
  tasks,
  filters = [],
  concurrency,
  since,
  force,
  log,
}: TurboRun): Promise<TaskRun[]> {
  rmSync(RUNS, { recursive: true, force: true });
  mkdirSync(join(projectRoot, '.cache/logs'), { recursive: true });
  const file = logFile(log);
  rmSync(file, { force: true });
  const selected = [...tasks, ...filters.map((filter) => `--filter=${filter}`)];
  const chosen = since === undefined ? selected : await affectedTasks(selected, since);
  if (chosen.length === 0) return [];
  const args = [
    'run',
    ...chosen,
    '--continue=always',
    '--summarize',
    '--env-mode=loose',
    '--no-update-notifier',
    '--output-logs=errors-only',
    ...(concurrency === undefined ? [] : [`--concurrency=${concurrency}`]),
    ...(force === true ? ['--force'] : []),
  ];
  const { code, output } = await runCommand('turbo', args, { logFile: file });
  const summary = readSummary();
  if (summary === undefined) {
    if (code === 0) return []; // no workspace matches the filters
    throw new Error(`turbo ended with ${code}:\n${lastLines(output, 20)}`);
  }
  return summary.tasks.map(asTaskRun);
}

function readSummary(): Summary | undefined {
  try {
    const [file] = readdirSync(RUNS);
    return file === undefined ? undefined : (JSON.parse(readFileSync(join(RUNS, file), 'utf8')) as Summary);
  } catch {
    return undefined;
  }
}

function asTaskRun({ task, directory, logFile: log, cache, execution }: Summary['tasks'][number]): TaskRun {
  const cached = cache.status === 'HIT';
  const seconds = execution === undefined ? 0 : (execution.endTime - execution.startTime) / 1000;
  return {
    task,
    folder: directory,
    cached,
    seconds,
    ok: cached || execution?.exitCode === 0,
    log: readLog(log),
  };
}

function readLog(file: string): string {
  try {
    return readFileSync(join(projectRoot, file), 'utf8');
  } catch {
    return '';
  }
}
