import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { figures } from '../../../test/platform/metrics/figures.ts';
import { createMetrics } from './metrics.ts';

const folder = fileURLToPath(new URL('../../../operations/', import.meta.url));
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string) => readFileSync(path, 'utf8');

const alerts = read(`${folder}alerts.yaml`);
const dashboard = read(`${folder}dashboard.json`);
const linesOf = (field: string) =>
  [...alerts.matchAll(new RegExp(`${field}: (.+)$`, 'gm'))].map(([, value = '']) => value);

let ground: Ground;
let names: Set<string>;

standOn((given) => (ground = given));
beforeAll(async () => {
  const further = {
    releases: async () => figures(),
    replica: { state: () => ({ isUsed: true, lateSeconds: 0 }) },
  };
  const text = await createMetrics(ground.database.pool, further).text();
  names = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
});

describe('alarms and dashboard of an operator', () => {
  it('use only metrics that a process has', () => {
    const used =
      `${linesOf('expr').join('\n')}\n${dashboard}`.match(/\b(?:resort|nodejs|process)_\w+/g) ?? [];
    const unknown = used.filter((name) => !names.has(name) && !names.has(name.replace(/_bucket$/, '')));
    expect(used.length).toBeGreaterThan(30);
    expect(unknown).toEqual([]);
  });

  it('lead to sections of the runbook, which names every alarm', () => {
    const runbook = read(`${root}docs/runbook.md`);
    for (const alarm of linesOf('alert')) expect(runbook).toContain(`\`${alarm}\``);
    for (const link of linesOf('runbook')) {
      const [page = '', anchor] = link.split('#');
      const titles = [...read(`${root}${page}`).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title.toLowerCase().replaceAll(' ', '-'),
      );
      if (anchor !== undefined) expect(titles).toContain(anchor);
    }
  });

  const promtool = spawnSync('promtool', ['--version']).status === 0;
  (promtool ? it : it.skip)('fire and stay silent as promtool expects (needs promtool)', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yaml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, said: stdout + stderr }).toEqual({
      status: 0,
      said: expect.stringContaining('SUCCESS'),
    });
  });
});
