import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectGarbage } from '../../gc/collect-garbage.ts';
import { openLocalRegistry } from '../../trust/local-registry.ts';
import { pin } from '../../changes/pin.ts';
import { setPolicy } from '../../permissions/policies/channel-policy.ts';
import { publish } from '../../artifacts/publish.ts';
import type { Registry } from '../../registry/registry.ts';
import { rollback } from '../../changes/rollback.ts';
import { status } from '../../views/status.ts';
import {
  anyVersion,
  AUTHOR,
  CONFIG,
  madeUpRemote,
  madeUpShell,
  writeBuild,
} from '../../testing/made-up-builds.ts';
import { writeHistory } from './made-up-history.ts';

/*
 * `npm run bench -- registry [remotes] [versions]`: the cost of the release manager's verbs in a registry of
 * 200 remotes with 500 versions each, compared with 5 versions each. It alternates between the two, so that
 * both run under the same conditions.
 */
const [remotes = 200, most = 500] = process.argv.filter((word) => /^\d+$/.test(word)).map(Number);
const TURNS = 9;
const FEW = 5;
const channel = 'production';
const folder = mkdtempSync(join(tmpdir(), 'resort-bench-'));

/** The verbs on one registry, repeatable. */
async function openVerbs(versions: number): Promise<Verbs> {
  const dataDir = join(folder, `registry-${versions}`);
  const registry = anyVersion(await openLocalRegistry(dataDir, {}));
  await firstRelease(registry);
  await writeHistory({ registry, root: join(dataDir, 'release'), versions });
  let next = versions;
  const unit = 'mf-r0';
  return {
    publish: async () => {
      next += 1;
      const dist = await writeBuild(join(folder, 'work'), madeUpRemote(unit, `${next}.0.0`));
      return publish(registry, { dist, ...AUTHOR });
    },
    pin: () => pin(registry, { channel, units: [`${unit}@${next}.0.0`], ...AUTHOR }),
    status: () => status(registry, { channel }),
    rollback: () => rollback(registry, { channel, ...AUTHOR }),
    'rollback --unit': () => rollback(registry, { channel, unit: 'mf-r1', ...AUTHOR }),
    'gc --dry-run': () => collectGarbage(registry, { keepDays: 30, dryRun: true, ...AUTHOR }),
  };
}

async function firstRelease(registry: Registry): Promise<void> {
  await setPolicy(registry, { channel, check: 'skipped', ...AUTHOR });
  const names = Array.from({ length: remotes }, (_, at) => `mf-r${at}`);
  const builds = [madeUpShell('1.0.0'), ...names.map((unit) => madeUpRemote(unit, '1.0.0'))];
  for (const made of builds)
    await publish(registry, { dist: await writeBuild(join(folder, 'work'), made), ...AUTHOR });
  const units = builds.map(({ unit, version }) => `${unit}@${version}`);
  await pin(registry, { channel, units, config: CONFIG, ...AUTHOR });
}

type Verbs = Record<string, () => Promise<unknown>>;

/** Medians; the first turn is warm-up. */
async function takeTurns(few: Verbs, many: Verbs) {
  const rows = Object.keys(few).map((verb) => ({ verb, few: [] as number[], many: [] as number[] }));
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const row of rows) {
      const [small, large] = [await timed(few[row.verb]), await timed(many[row.verb])];
      if (turn === 0) continue;
      row.few.push(small);
      row.many.push(large);
    }
  }
  return rows.map(({ verb, few: one, many: all }) => ({ verb, few: median(one), many: median(all) }));
}

async function timed(work: (() => Promise<unknown>) | undefined): Promise<number> {
  const started = performance.now();
  await work?.();
  return performance.now() - started;
}

const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

try {
  const few = await openVerbs(FEW);
  const many = await openVerbs(most);
  console.log(`${remotes} remotes; median of ${TURNS} turns, milliseconds`);
  console.log(
    `${''.padEnd(16)} ${`${FEW} versions`.padStart(12)} ${`${most} versions`.padStart(12)}   ratio`,
  );
  for (const { verb, few: one, many: all } of await takeTurns(few, many)) {
    const cells = [one.toFixed(0), all.toFixed(0)].map((cell) => cell.padStart(12)).join(' ');
    console.log(`${verb.padEnd(16)} ${cells}   ${(all / one).toFixed(2)}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
