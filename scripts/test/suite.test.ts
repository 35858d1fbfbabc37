import { expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReport } from './report.ts';
import { outcomeOfHours, together } from './suite.ts';

const RUNS = [
  { hour: '00:30', seed: 1, passed: 5, failed: 0, skipped: 1 },
  { hour: '06:05', seed: 2, passed: 3, failed: 2, skipped: 1 },
];

it('the outcome of several hours adds up, and the report of the long tier keeps it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'resort-report-'));
  try {
    const file = join(folder, 'report.json');
    const outcome = outcomeOfHours(RUNS);
    await writeReport(file, [{ name: 'elsewhere', seconds: 9, outcome }]);
    const { elsewhere } = JSON.parse(readFileSync(file, 'utf8')) as { elsewhere: object };
    expect(elsewhere).toMatchObject({ passed: 8, failed: 2, skipped: 2, seconds: 9 });
    expect(elsewhere).not.toHaveProperty('figures');
    const why = 'said above; seed 2';
    expect(together([outcome])).toMatchObject({ failed: 2, failures: [{ test: 'elsewhere at 06:05', why }] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
