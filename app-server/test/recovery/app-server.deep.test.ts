/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { APP_SERVER } from '../processes/process.ts';
import { newPayers } from './payers.ts';
import { newTrial, type Trial } from './trial.ts';

jest.setTimeout(120_000);

let trial: Trial;
const payers = newPayers();

beforeAll(async () => {
  trial = newTrial(APP_SERVER, { payers });
  await trial.start();
});
afterAll(() => trial.remove());

/** One kill of each program; recovery.deep.test.ts kills ten times, with the whole product. */
describe('under load, kill -9', () => {
  it('of Node loses nothing acknowledged; the next start ends the orphaned PostgreSQL and serves', async () => {
    const orphan = await trial.killNode();
    expect(trial.isServing(orphan)).toBe(true);
    await trial.start();
    expect(trial.isServing(orphan)).toBe(false);
    expect(await trial.lost()).toEqual([]);
  });

  it('of PostgreSQL loses nothing acknowledged; calls hear 503 until it is back by itself', async () => {
    const refusals = await trial.killDatabase();
    expect(new Set(refusals)).toEqual(new Set([503]));
    expect(await trial.lost()).toEqual([]);
  });

  it('leaves every acknowledged row, and a server that stops when it is asked to', async () => {
    const { code, lost, acknowledged } = await trial.finish();
    expect(lost).toEqual([]);
    expect(code).toBe(0);
    expect(acknowledged).toBeGreaterThan(60);
    expect(payers.flatMap(({ paid }) => paid)).not.toEqual([]);
  });
});
