/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { APP_SERVER } from '../processes/process.ts';
import { newPayers } from './payers.ts';
import { KILLS, TIMES, ofTen } from './kills.ts';
import { newTrial, type Trial } from './trial.ts';

jest.setTimeout(300_000);

const payers = newPayers();
let trial: Trial;

beforeAll(async () => {
  trial = newTrial(APP_SERVER, { payers });
  await trial.start();
});
afterAll(() => trial.remove());

describe('while dollars are earned, held and spent, orders are paid at the cashier, points are exchanged and rooms are booked', () => {
  it.each(TIMES)(`kill -9 of Node, %i of ${KILLS}`, async () => {
    await trial.killNode();
    await trial.start();
    expect(await trial.lost()).toEqual([]);
  });

  it.each(TIMES)(`kill -9 of PostgreSQL, %i of ${KILLS}`, async () => {
    expect(new Set(await trial.killDatabase())).toEqual(new Set([503]));
    expect(await trial.lost()).toEqual([]);
  });

  it('every acknowledged payment and exchange is there, and everything adds up', async () => {
    const { code, lost } = await trial.finish();
    expect(lost).toEqual([]);
    expect(code).toBe(0);
    expect(payers.flatMap(({ paid }) => paid).length).toBeGreaterThanOrEqual(ofTen(26));
    expect(payers.flatMap(({ exchanges }) => exchanges.cancelled).length).toBeGreaterThanOrEqual(ofTen(16));
    expect(payers.flatMap(({ exchanges }) => exchanges.kept).length).toBeGreaterThanOrEqual(ofTen(2));
    expect(payers.flatMap(({ stays }) => stays.cancelled).length).toBeGreaterThanOrEqual(ofTen(2));
    expect(payers.flatMap(({ stays }) => stays.kept).length).toBeGreaterThanOrEqual(ofTen(1));
  });
});
