import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './root.ts';
import { lastLines } from './command.ts';
import { failedCheck, NOTHING, type Outcome } from './suite.ts';
import type { TaskRun } from './turbo.ts';

/** Where the turbo task of this name leaves its outcome, below the folder of its workspace. turbo.json lists the same files. */
const outcomeFile = (task: string) => `.turbo/${task}.json`;

/** Ends a task of turbo.json: leaves its outcome in a file that turbo keeps with the task, and sets the exit code. */
export function leaveOutcome(task: string, outcome: Outcome): void {
  const file = join(process.cwd(), outcomeFile(task));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(outcome));
  process.exitCode = outcome.failed === 0 ? 0 : 1;
}

/** Takes the outcome that a task left. `name` is what the log calls the task's subject. */
export function takeOutcome(task: string, name: string, { folder, cached, log }: TaskRun): Outcome {
  const file = join(projectRoot, folder, outcomeFile(task));
  try {
    const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
    rmSync(file); // turbo restores it; what lies there must not be taken for a later run's
    return cached ? { ...outcome, files: [], unchanged: [name] } : outcome;
  } catch {
    return log === '' && cached ? NOTHING : failedCheck(`${task} ${name}`, lastLines(log, 12));
  }
}
