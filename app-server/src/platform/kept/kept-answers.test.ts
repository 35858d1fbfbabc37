import { beforeEach, describe, expect, it } from '@jest/globals';
import { testClock, type TestClock } from '../../../test/platform/protocol/test-clock.ts';
import { keepAnswers, type KeptAnswers } from './kept-answers.ts';

let clock: TestClock;
let kept: KeptAnswers;
/** what was made, in order */
let made: string[];

const MOST_BYTES = 20_000;

beforeEach(() => {
  clock = testClock();
  kept = keepAnswers(clock, MOST_BYTES);
  made = [];
});

const each = (kind: 'onHearing' | 'onDeaf') => kept.followers.forEach((follower) => follower[kind]?.());
const change = () => kept.followers[0]?.onNotice('');

async function ask(key: string, { isTimed = false, bytes = 10 } = {}): Promise<string> {
  const answer = await kept.find({ key, isTimed }, async () => {
    made.push(key);
    return { body: Buffer.alloc(bytes, `${key}${made.length} `) };
  });
  return answer.body.toString().split(' ', 1)[0] ?? '';
}

describe('a kept answer', () => {
  beforeEach(() => each('onHearing'));

  it('is made once, until something changes', async () => {
    expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['a1', 'b2', 'a1']);
    await change();
    expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['a3', 'b4', 'a3']);
  });

  it('that changes with the time is made again when the next second begins', async () => {
    const timed = { isTimed: true };
    // to the end of a second
    clock.advance((999 - (clock.now().getTime() % 1000)) / 1000);
    expect([await ask('a', timed), await ask('b'), await ask('a', timed)]).toEqual(['a1', 'b2', 'a1']);
    clock.advance(0.001);
    expect([await ask('a', timed), await ask('b')]).toEqual(['a3', 'b2']);
  });

  it('is made by one of those who ask at once', async () => {
    expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['a1', 'a1', 'a1']);
  });

  it('that was begun before a change is not found after it', async () => {
    const { promise: rows, resolve } = Promise.withResolvers<Buffer>();
    const old = kept.find({ key: 'a', isTimed: false }, async () => ({ body: await rows }));
    await change();
    const asked = ask('a');
    resolve(Buffer.from('old'));
    expect([(await old).body.toString(), await asked, await ask('a')]).toEqual(['old', 'a1', 'a2']);
    expect(await ask('a')).toBe('a2');
  });

  it('is none if making it fails', async () => {
    const failing = kept.find({ key: 'a', isTimed: false }, () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    expect(await ask('a')).toBe('a1');
  });

  it('makes room for others', async () => {
    for (let n = 0; n < 40; n += 1) await ask(`n${n}`, { bytes: 1000 });
    expect(await ask('n39')).toBe('n3940');
    expect(await ask('n0')).toBe('n041');
  });

  it('is not kept for a question of hundreds of characters', async () => {
    const key = 'q'.repeat(501);
    await ask(key);
    await ask(key);
    expect(made).toHaveLength(2);
  });
});

describe('while changes are not heard', () => {
  it('nothing is kept', async () => {
    expect([await ask('a'), await ask('a')]).toEqual(['a1', 'a2']);
    each('onHearing');
    expect([await ask('a'), await ask('a')]).toEqual(['a3', 'a3']);
    each('onDeaf');
    expect([await ask('a'), await ask('a')]).toEqual(['a4', 'a5']);
  });

  it('nothing of before is found when they are heard again', async () => {
    each('onHearing');
    expect(await ask('a')).toBe('a1');
    each('onDeaf');
    each('onHearing');
    expect(await ask('a')).toBe('a2');
  });
});
