/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PRODUCT } from '../processes/process.ts';
import { newGuests } from './guests.ts';
import { KILLS, TIMES, ofTen } from './kills.ts';
import { newTrial, type Trial } from './trial.ts';

jest.setTimeout(300_000);

/**
 * Ends a hang; not a measure of speed, because the machine may be busy. A quiet machine is ready again
 * within five seconds; the measured time is printed.
 */
const LONGEST_MS = 30_000;
const guests = newGuests();
let trial: Trial;

beforeAll(async () => {
  trial = newTrial(PRODUCT, { guests });
  await trial.start();
});
afterAll(() => trial.remove());

/** `2.1 s in the middle, 2.9 s at most`; the times are never empty. */
function summary(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const seconds = (at: number) => `${((sorted[at] ?? 0) / 1000).toFixed(1)} s`;
  return `${seconds(Math.floor(sorted.length / 2))} in the middle, ${seconds(sorted.length - 1)} at most`;
}

describe('the whole product while rooms are booked, paid, kept and given back', () => {
  it.each(TIMES)(`kill -9 of Node, %i of ${KILLS}`, async () => {
    await trial.killNode();
    await trial.start();
    expect(await trial.lost()).toEqual([]);
  });

  it.each(TIMES)(`kill -9 of PostgreSQL, %i of ${KILLS}`, async () => {
    expect(new Set(await trial.killDatabase())).toEqual(new Set([503]));
    expect(await trial.lost()).toEqual([]);
  });

  it('is ready again each time', () => {
    const { node, database } = trial.readyAgain;
    expect({ node: node.length, database: database.length }).toEqual({ node: KILLS, database: KILLS });
    process.stdout.write(`ready again after kill -9 of Node: ${summary(node)}\n`);
    process.stdout.write(`ready again after kill -9 of PostgreSQL: ${summary(database)}\n`);
    expect(Math.max(...node, ...database)).toBeLessThan(LONGEST_MS);
  });

  it('has every booking that was acknowledged, none of them half done', async () => {
    const { code, lost } = await trial.finish();
    expect(lost).toEqual([]);
    expect(code).toBe(0);
    expect(guests.flatMap(({ stays }) => stays.cancelled).length).toBeGreaterThanOrEqual(ofTen(21));
    expect(guests.flatMap(({ stays }) => stays.kept).length).toBeGreaterThanOrEqual(ofTen(3));
  });
});
