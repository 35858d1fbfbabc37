import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { reconcile } from '../core/ledger/reconcile.ts';
import { STATE_CHANGING_GETS } from '../platform/protocol/special-calls.ts';
import { casesOf, type FuzzCase } from './cases.ts';
import { fuzzGround, type FuzzGround } from './ground.ts';
import { judgeBy, type RawAnswer } from './judge.ts';
import { operationsOf, readDocument, type Operation } from './operations.ts';
import { newWords } from './words.ts';

export interface Fuzz {
  /** requests a call */
  readonly cases: number;
  readonly seed: number;
  /** so many calls at least must have answered with success, or it was knocked at closed doors only */
  readonly reach: number;
}

const LONGEST_CASE = 4_000;
const isSuccess = ({ status, text }: RawAnswer) => status === 200 && text.startsWith('{"code":0,');

/**
 * Every call of the OpenAPI document, with requests made of it: never a 5xx, never a hang, always the envelope, and
 * data as the document has it. FUZZ_SEED repeats a run, FUZZ_CALL takes one call alone, FUZZ_CASE its printed request,
 * FUZZ_CASES another number of requests.
 */
export function fuzzEveryCall(usual: Fuzz): void {
  const { FUZZ_SEED, FUZZ_CALL, FUZZ_CASE, FUZZ_CASES } = process.env;
  const seed = Number(FUZZ_SEED ?? usual.seed);
  const cases = Number(FUZZ_CASES ?? usual.cases);
  const document = readDocument();
  const judge = judgeBy(document);
  const operations = operationsOf(document);
  const words = newWords();
  const reached = new Set<string>();
  let ground: FuzzGround;
  jest.setTimeout(600_000);

  async function breachOf(operation: Operation, one: FuzzCase): Promise<string | undefined> {
    const answer = await ground.send(operation, one).catch((error: unknown) => `no answer: ${String(error)}`);
    if (typeof answer === 'string') return answer;
    if (isSuccess(answer)) reached.add(operation.key);
    return judge(operation, answer);
  }

  /** Asks for what can be read, so that later requests name what is there. */
  async function gather(): Promise<void> {
    const reads = operations.filter(({ key, isGet }) => isGet && !STATE_CHANGING_GETS.has(key));
    for (const operation of reads) {
      const [sample] = ground.samplesOf(operation);
      const made = casesOf(operation, { words, samples: sample ? [sample] : [] });
      const valid = fc.sample(made, { seed, numRuns: 12 }).filter(({ kind, as }) => kind === 'valid' && as === 'member');
      for (const one of valid.slice(0, 2)) {
        const answer = await ground.send(operation, one);
        if (isSuccess(answer)) words.learn(operation.path, (JSON.parse(answer.text) as { data: unknown }).data);
      }
    }
  }

  beforeAll(async () => {
    ground = await fuzzGround();
    await gather();
  });
  afterAll(() => ground.end());

  describe(`every call of the document, ${cases} requests each, seed ${seed}`, () => {
    const tried = operations.filter(({ key }) => FUZZ_CALL === undefined || key === FUZZ_CALL);
    it.each(tried.map((operation) => [operation.key, operation] as const))('%s', async (key, operation) => {
      const made = casesOf(operation, { words, samples: ground.samplesOf(operation) });
      const property = fc.asyncProperty(made, async (one) => {
        const breach = await breachOf(operation, one);
        if (breach !== undefined) throw new Error(breach);
      });
      const examples = FUZZ_CASE === undefined ? [] : [[JSON.parse(FUZZ_CASE) as FuzzCase] as [FuzzCase]];
      const found = await fc.check(property, { seed, numRuns: cases, examples });
      if (!found.failed) return;
      const [one] = found.counterexample ?? [];
      throw new Error(
        [
          `${key}: ${found.errorInstance instanceof Error ? found.errorInstance.message : 'it failed'}`,
          `again: FUZZ_SEED=${found.seed} FUZZ_CALL='${key}' FUZZ_CASE='${JSON.stringify(one).slice(0, LONGEST_CASE)}'`,
          ground.lastWords(),
        ].join('\n'),
      );
    });
  });

  const whole = FUZZ_CALL === undefined ? it : it.skip;
  whole(`at least ${usual.reach} calls answered with success`, () => {
    expect(operations.length - reached.size).toBeLessThanOrEqual(operations.length - usual.reach);
  });

  it('leaves books that balance', async () => {
    expect(await reconcile(ground.database.db)).toEqual([]);
  });
}
