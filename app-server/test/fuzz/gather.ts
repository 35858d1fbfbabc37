import fc from 'fast-check';
import { STATE_CHANGING_GETS } from '../../src/platform/protocol/special-calls.ts';
import { casesOf } from './cases.ts';
import type { FuzzGround } from './ground.ts';
import { isSuccess } from './judge.ts';
import type { Operation } from './operations.ts';
import { newWords, type Words } from './words.ts';

const TRIES = 2;

/** Reads what the server offers, so that later requests contain existing ids. */
export async function gatherWords(
  ground: FuzzGround,
  operations: readonly Operation[],
  seed: number,
): Promise<Words> {
  const words = newWords();
  const reads = operations.filter(({ key, isGet }) => isGet && !STATE_CHANGING_GETS.has(key));
  for (const operation of reads) {
    const made = casesOf(operation, { words, samples: ground.samplesOf(operation) });
    const valid = fc
      .sample(made, { seed, numRuns: 20 })
      .filter(({ kind, as }) => kind === 'valid' && as === 'member');
    for (const one of valid.slice(0, TRIES)) {
      const answer = await ground.send(operation, one);
      if (isSuccess(answer)) words.learn(operation.path, (JSON.parse(answer.text) as { data: unknown }).data);
    }
  }
  return words;
}
