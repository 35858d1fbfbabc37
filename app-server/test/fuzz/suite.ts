import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { reconcile } from '../../src/core/ledger/reconcile.ts';
import { casesOf, type FuzzCase } from './cases.ts';
import { gatherWords } from './gather.ts';
import { fuzzGround, type FuzzGround } from './ground.ts';
import { isSuccess, judgeBy } from './judge.ts';
import { operationsOf, readDocument, type Operation } from './operations.ts';
import type { Words } from './words.ts';

export interface Fuzz {
  /** requests for each call */
  readonly cases: number;
  readonly seed: number;
  /** at least this many calls must succeed; otherwise the requests only hit errors */
  readonly reach: number;
}

const LONGEST_CASE = 4_000;
const { FUZZ_SEED, FUZZ_CALL, FUZZ_CASE, FUZZ_CASES } = process.env;

/** Text of a failure: the fault, the shortest request that causes it, and how to repeat it. */
function tellOf(key: string, found: fc.RunDetailsFailureProperty<[FuzzCase]>, lastWords: string): string {
  const { errorInstance, seed, counterexample } = found;
  const wrong = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const request = JSON.stringify(counterexample[0]).slice(0, LONGEST_CASE);
  return `${key}: ${wrong}\nagain: FUZZ_SEED=${seed} FUZZ_CALL='${key}' FUZZ_CASE='${request}'\n${lastWords}`;
}

/**
 * Sends generated requests to every call of the OpenAPI document: never a 5xx, never a hang, always the
 * envelope, and documented data. FUZZ_SEED repeats a run, FUZZ_CALL selects one call, FUZZ_CASE its printed
 * request, and FUZZ_CASES sets the number of requests.
 */
export function fuzzEveryCall(usual: Fuzz): void {
  const seed = Number(FUZZ_SEED ?? usual.seed);
  const cases = Number(FUZZ_CASES ?? usual.cases);
  const document = readDocument();
  const judge = judgeBy(document);
  const operations = operationsOf(document);
  const closed = new Set(operations.map(({ key }) => key));
  let ground: FuzzGround;
  let words: Words;
  jest.setTimeout(600_000);

  async function mustHold(operation: Operation, one: FuzzCase): Promise<void> {
    const answer = await ground.send(operation, one);
    if (isSuccess(answer)) closed.delete(operation.key);
    const breach = judge(operation, answer);
    if (breach !== undefined) throw new Error(breach);
  }

  beforeAll(async () => {
    ground = await fuzzGround();
    words = await gatherWords(ground, operations, seed);
  });
  afterAll(() => ground.end());

  describe(`every call of the document, ${cases} requests each, seed ${seed}`, () => {
    const tried = operations.filter(({ key }) => FUZZ_CALL === undefined || key === FUZZ_CALL);
    it.each(tried.map((operation) => [operation.key, operation] as const))('%s', async (key, operation) => {
      const made = casesOf(operation, { words, samples: ground.samplesOf(operation) });
      const examples: [FuzzCase][] = FUZZ_CASE === undefined ? [] : [[JSON.parse(FUZZ_CASE) as FuzzCase]];
      const property = fc.asyncProperty(made, (one) => mustHold(operation, one));
      const found = await fc.check(property, { seed, numRuns: cases, examples });
      if (found.failed && found.counterexample !== null)
        throw new Error(tellOf(key, found, ground.lastWords()));
    });
  });

  const whole = FUZZ_CALL === undefined ? it : it.skip;
  whole('reaches most of them: these alone never answered with success', () => {
    expect(operations.length - closed.size >= usual.reach ? [] : [...closed]).toEqual([]);
  });

  it('leaves books that balance', async () => {
    expect(await reconcile(ground.database.db)).toEqual([]);
  });
}
