import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '../bootstrap.mjs';
import { movableClock } from './clock.mjs';

/** In Macau: before the business day begins at 06:00, just after, and just before midnight. */
const HOURS = ['00:30', '06:05', '23:55'];
/** Conditions other than the time of day that differ between machines. */
const CONDITIONS = ['fonts', 'order', 'busy', 'umask', 'place', 'day'];
const DAYS_OF_A_YEAR = 365;
const REPORT = join(projectRoot, 'docs/reports/elsewhere.json');

/**
 * Runs the usual tier under other conditions: at three hours, each with only DejaVu fonts, in random order,
 * with every core busy, under umask 077, with another time zone and language, and on another day of the coming year.
 * `ELSEWHERE` limits it: `ELSEWHERE=06:05` to this hour, `ELSEWHERE=order,umask` to these conditions at the present
 * hour. `ELSEWHERE_SUITES="unit server"` selects suites, `ELSEWHERE_DAYS=35` a day by its distance. The report keeps the
 * last run of each hour with all suites and conditions. Resolves to the runs.
 */
export async function elsewhere(env = process.env) {
  const { hours, conditions, suites, days } = chosen(env);
  const clock = movableClock();
  const runs = [];
  try {
    for (const hour of hours) {
      const run = await runAt(hour, { conditions, suites, clock, days });
      runs.push(run);
      if (hour !== null && conditions.length === CONDITIONS.length && suites.length === 0) await store(run);
    }
  } finally {
    clock.remove();
  }
  return runs;
}

function chosen({ ELSEWHERE = '', ELSEWHERE_SUITES = '', ELSEWHERE_DAYS }) {
  const named = ELSEWHERE.split(',').filter(Boolean);
  const unknown = named.filter((name) => ![...HOURS, ...CONDITIONS].includes(name));
  if (unknown.length > 0)
    throw new Error(
      `ELSEWHERE names ${unknown.join(', ')}; there are ${[...HOURS, ...CONDITIONS].join(', ')}`,
    );
  const chosenOf = (all) => all.filter((name) => named.includes(name));
  const [hours, conditions] = [chosenOf(HOURS), chosenOf(CONDITIONS)];
  return {
    hours: hours.length > 0 ? hours : conditions.length > 0 ? [null] : HOURS,
    conditions: conditions.length > 0 ? conditions : CONDITIONS,
    suites: ELSEWHERE_SUITES.split(/[\s,]+/).filter(Boolean),
    days: ELSEWHERE_DAYS === undefined ? randomInt(1, DAYS_OF_A_YEAR) : Number(ELSEWHERE_DAYS),
  };
}

async function runAt(hour, { conditions, suites, clock, days: distance }) {
  const has = (condition) => conditions.includes(condition);
  const days = has('day') ? distance : 0;
  const seed = randomInt(2 ** 31);
  const env = {
    ...process.env,
    TURBO_FORCE: 'true', // cached results of this environment do not apply
    ...(hour === null && days === 0 ? {} : clock.env(hour, days)),
    ...(has('fonts') ? { E2E_FONTS: 'dejavu' } : {}),
    ...(has('busy') ? { SLOW_FRAMES: '90' } : {}),
    ...(has('order') ? { JEST_FLAGS: `--randomize --seed=${seed}` } : {}),
    ...(has('place') ? { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'C.UTF-8' } : {}),
  };
  const at = hour === null ? 'now' : `at ${hour}`;
  console.log(`== elsewhere: ${at} in ${days} days, ${conditions.join(', ')}, seed ${seed}`);
  const started = performance.now();
  const rest = has('busy') ? keepBusy() : () => {};
  const before = process.umask();
  if (has('umask')) process.umask(0o077);
  try {
    const result = await runTests(suites, env);
    const seconds = Math.round((performance.now() - started) / 1000);
    return {
      hour: hour ?? 'now',
      date: new Date().toISOString(),
      conditions,
      days,
      seed,
      ...result,
      seconds,
    };
  } finally {
    process.umask(before);
    rest();
  }
}

/** Keeps every core busy until the returned function is called, or until this process has ended. */
function keepBusy() {
  const idle = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'const of = process.ppid; while (process.ppid === of);'], {
      stdio: 'ignore',
    }),
  );
  return () => idle.forEach((child) => child.kill('SIGKILL'));
}

const COUNTS = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m;

/** Runs `npm test` in a separate process, possibly with another clock. */
async function runTests(suites, env) {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/test.mjs'), ...suites], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    text = (text + chunk.toString()).slice(-100_000);
  });
  let stopped = false;
  const stop = (signal) => {
    stopped = true;
    child.kill(signal);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (stopped) throw new Error('stopped by a signal');
  const [, passed = 0, failed = 0, skipped = 0] = (COUNTS.exec(text) ?? []).map(Number);
  // a run without results, or with a failing exit code but no failed test, counts as a failure
  return { passed, skipped, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/** In place of the hour's last run. */
async function store(run) {
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}, ${process.platform}`;
  const { runs: before = [] } = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {};
  const runs = [...before.filter(({ hour }) => hour !== run.hour), run];
  const report = JSON.stringify({ machine, runs });
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, await format(report, { ...(await resolveConfig(REPORT)), parser: 'json' }));
  console.log(`report: ${REPORT}`);
}
