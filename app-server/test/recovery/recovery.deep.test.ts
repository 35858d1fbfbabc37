/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PRODUCT } from '../processes/process.ts';
import { KILLS, TIMES, ofTen } from './kills.ts';
import { newTrial, type Trial } from './trial.ts';

jest.setTimeout(300_000);

let trial: Trial;

beforeAll(async () => {
  trial = newTrial(PRODUCT);
  await trial.start();
});
afterAll(() => trial.remove());

describe('the whole product under load', () => {
  it.each(TIMES)(`kill -9 of Node, %i of ${KILLS}: nothing acknowledged is lost`, async () => {
    const orphan = await trial.killNode();
    expect(trial.isServing(orphan)).toBe(true);
    await trial.start();
    expect(trial.isServing(orphan)).toBe(false);
    expect(await trial.lost()).toEqual([]);
  });

  it.each(TIMES)(`kill -9 of PostgreSQL, %i of ${KILLS}: nothing acknowledged is lost`, async () => {
    expect(new Set(await trial.killDatabase())).toEqual(new Set([503]));
    expect(await trial.lost()).toEqual([]);
  });

  it('starts after starts that were killed, whenever', async () => {
    await trial.killNode();
    for (const afterMs of [300, 900, 1500, 2100, 2700]) await trial.killStart(afterMs);
    await trial.start();
    expect(await trial.lost()).toEqual([]);
  });

  it('has every acknowledged row at the end', async () => {
    const { code, lost, acknowledged } = await trial.finish();
    expect(lost).toEqual([]);
    expect(code).toBe(0);
    expect(acknowledged).toBeGreaterThanOrEqual(ofTen(1201));
  });
});
