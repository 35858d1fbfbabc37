import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { seededDatabase } from './seeded-database.ts';

let folder: string;
let seeded: number;
let made: string[];
const { APP_NOW: now } = process.env;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  process.env['APP_NOW'] = '2026-11-26T12:00:00+08:00';
  seeded = 0;
  made = [];
});
afterEach(() => {
  if (now === undefined) delete process.env['APP_NOW'];
  else process.env['APP_NOW'] = now;
  for (const one of [folder, ...made]) rmSync(one, { recursive: true, force: true });
});

async function open(at = folder): Promise<string[]> {
  const dataDir = await seededDatabase(async (fresh) => {
    seeded += 1;
    mkdirSync(join(fresh, 'release'));
    writeFileSync(join(fresh, 'database'), 'rows');
  }, at);
  made.push(dataDir);
  return readdirSync(dataDir);
}

it('seeds once a day, and gives each check a copy without a registry', async () => {
  expect([await open(), await open()]).toEqual([['database'], ['database']]);
  expect([seeded, new Set(made).size]).toEqual([1, 2]);
  process.env['APP_NOW'] = '2026-11-27T12:00:00+08:00';
  await open();
  expect(seeded).toBe(2);
});

it('removes copies of earlier days', async () => {
  const old = join(folder, 'old');
  mkdirSync(old);
  utimesSync(old, new Date(0), new Date(0));
  await open();
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[\da-f]{16}$/)]);
});

it('seeds each time where nothing can be kept', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect([await open(file), await open(file)]).toEqual([['database'], ['database']]);
  expect(seeded).toBe(2);
});
