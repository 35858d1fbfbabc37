import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalRegistry, pin, publish, rollback, setPolicy, status, type Registry } from '@resort/release';
import { LANGUAGES } from '@resort/shared/contract';

/*
 * What the release manager's verbs cost in a registry of many versions:
 * `node scripts/release/bench/cli.ts [remotes] [versions]`, by default 200 × 1 beside 200 × 500.
 */
const [remotes = 200, most = 500] = process.argv.slice(2).map(Number);
const AUTHOR = { by: 'bench', reason: 'bench' };
const folder = mkdtempSync(join(tmpdir(), 'resort-bench-'));
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function writeBuild(unit: string, version: string): string {
  const isShell = unit === 'shell';
  const page = '<!doctype html><html><head><!--head--></head><body><!--scripts--></body></html>';
  const files: Record<string, string> = isShell
    ? { 'shell.js': version, 'page.html': page, 'boot.js': '' }
    : { 'remoteEntry.js': `${unit} ${version}`, 'screen.js': version };
  const dist = join(folder, 'work', unit, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  const described = Object.entries(files).map(([name, text]) => [
    name,
    { integrity: integrityOf(text), bytes: Buffer.byteLength(text) },
  ]);
  const manifest = {
    schema: 'unit/1',
    unit,
    version,
    commit: null,
    entry: Object.keys(files)[0],
    container: isShell ? null : unit.replaceAll('-', '_'),
    files: Object.fromEntries(described),
    routes: isShell ? [] : [{ path: `/${unit}`, access: 'public', files: ['screen.js'], shares: [] }],
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, []])),
    page: isShell ? { template: 'page.html', boot: 'boot.js', scripts: ['shell.js'], styles: [] } : null,
    provides: {},
    shared: { react: '19.3.1' },
  };
  writeFileSync(join(dist, 'unit.json'), JSON.stringify(manifest));
  return dist;
}

/** Names that only lists look at: as many as there would be, without the bytes that no verb of these reads. */
function writeMarkers(dataDir: string, unit: string, count: number): void {
  const markers = join(dataDir, 'release/published', unit);
  const artifacts = join(dataDir, 'release/artifacts', unit);
  mkdirSync(markers, { recursive: true });
  for (let version = 0; version < count; version += 1) {
    writeFileSync(join(markers, `20250101T0000${String(version).padStart(5, '0')}Z@0.0.${version}`), '');
    mkdirSync(join(artifacts, `0.0.${version}`), { recursive: true });
    writeFileSync(join(artifacts, `0.0.${version}`, 'artifact.json'), '{}');
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[2] ?? 0;
}

async function measure(versions: number): Promise<Record<string, number>> {
  const dataDir = join(folder, `registry-${versions}`);
  const registry: Registry = await openLocalRegistry(dataDir, {});
  const names = Array.from({ length: remotes }, (_, at) => `mf-r${at}`);
  await setPolicy(registry, { channel: 'production', check: 'skipped', ...AUTHOR });
  for (const unit of ['shell', ...names])
    await publish(registry, { dist: writeBuild(unit, '1.0.0'), ...AUTHOR });
  for (const unit of names) writeMarkers(dataDir, unit, versions - 1);
  const config = { apiBase: '/gateway', appKey: 'key' };
  const ask = { channel: 'production', config, ...AUTHOR };
  await pin(registry, { ...ask, units: ['shell', ...names].map((unit) => `${unit}@1.0.0`) });
  let next = 1;
  const publishNext = async () => {
    next += 1;
    await publish(registry, { dist: writeBuild('mf-r0', `${next}.0.0`), ...AUTHOR });
  };
  return {
    publish: await timed(publishNext),
    pin: await timed(() => pin(registry, { ...ask, units: [`mf-r0@${next--}.0.0`] })),
    rollback: await timed(() => rollback(registry, { channel: 'production', unit: 'mf-r0', ...AUTHOR })),
    status: await timed(() => status(registry, { channel: 'production' })),
  };
}

try {
  const few = await measure(1);
  const many = await measure(most);
  console.log(`${remotes} remotes; median of five, milliseconds`);
  for (const verb of Object.keys(few)) {
    const [one = 0, all = 0] = [few[verb], many[verb]];
    console.log(
      `${verb.padEnd(10)} 1 version: ${one.toFixed(0)}   ${most}: ${all.toFixed(0)}   × ${(all / one).toFixed(2)}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
