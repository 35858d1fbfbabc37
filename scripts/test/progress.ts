import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './root.ts';

const FILE = join(projectRoot, '.cache/progress');
const BAR = 24;

/** What `jest/progress-reporter.mjs` wrote: test files found and finished, tests passed and failed. */
interface Progress {
  readonly files: number;
  readonly done: number;
  readonly passed: number;
  readonly failed: number;
}

/**
 * Shows the progress of a suite: a bar on a terminal, otherwise a line a minute. Returns a function that
 * stops it. Child processes find the file in the variable RESORT_PROGRESS.
 */
export function showProgress(suite: string): () => void {
  mkdirSync(dirname(FILE), { recursive: true });
  rmSync(FILE, { force: true });
  process.env['RESORT_PROGRESS'] = FILE;
  const started = performance.now();
  const onTerminal = process.stdout.isTTY;
  const show = () => {
    const seconds = Math.round((performance.now() - started) / 1000);
    const line = `${suite}: ${inWords(readProgress())}${seconds} s`;
    if (onTerminal) process.stdout.write(`\r\u001b[K${line}`);
    else console.log(`… ${line}`);
  };
  const timer = setInterval(show, onTerminal ? 500 : 60_000);
  return () => {
    clearInterval(timer);
    if (onTerminal) process.stdout.write('\r\u001b[K');
  };
}

function readProgress(): Progress {
  const progress = { files: 0, done: 0, passed: 0, failed: 0 };
  if (!existsSync(FILE)) return progress;
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    const [what, first, second] = line.split(' ');
    if (what === 'files') progress.files += Number(first);
    if (what === 'done') {
      progress.done += 1;
      progress.passed += Number(first);
      progress.failed += Number(second);
    }
  }
  return progress;
}

function inWords({ files, done, passed, failed }: Progress): string {
  if (files === 0) return '';
  const filled = Math.min(BAR, Math.round((done / files) * BAR));
  const bar = process.stdout.isTTY ? `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ` : '';
  return `${bar}${done} of ${files} files, ${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}, `;
}
