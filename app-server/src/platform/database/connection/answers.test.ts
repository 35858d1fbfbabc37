import { describe, expect, it } from '@jest/globals';
import { answerCounter, asks } from './answers.ts';

/** A message of the protocol. */
function message(letter: string, content = ''): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter, 'latin1');
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
}

describe('the count of what waits for an answer', () => {
  it('grows with a Query and with a Sync, and with nothing else', () => {
    expect([message('Q', 'select 1\0'), message('S')].map(asks)).toEqual([true, true]);
    const others = [message('P', 'S\0\0\0\x04'), message('B'), message('X'), Buffer.from('S'), 'Q'];
    expect(others.map(asks)).toEqual([false, false, false, false, false]);
  });

  it('falls with each ReadyForQuery, wherever the bytes are divided', () => {
    const row = message('D', 'Z\0\0\0\x05I');
    const bytes = Buffer.concat([row, message('C', 'SELECT 1\0'), message('Z', 'T'), row, message('Z', 'I')]);
    for (let size = 1; size <= bytes.length; size += 1) {
      const answersIn = answerCounter();
      let found = 0;
      for (let at = 0; at < bytes.length; at += size) found += answersIn(bytes.subarray(at, at + size));
      expect(found).toBe(2);
    }
  });
});
