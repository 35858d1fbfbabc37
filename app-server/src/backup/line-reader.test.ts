import { describe, expect, it } from '@jest/globals';
import { LineReader } from './line-reader.ts';

const TEXT = 'head\nrow 1\n\\N\t\\\\.\nrow ü\n\\.\nnext\n\\.\nlast\n';

async function* chunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function block(lines: LineReader): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of lines.until('\\.')) parts.push(part);
  return Buffer.concat(parts).toString();
}

describe('lines of a stream', () => {
  it.each([1, 2, 3, 7, 1000])('are the same in pieces of %i bytes', async (size) => {
    const lines = new LineReader(chunks(TEXT, size));
    expect(await lines.line()).toBe('head');
    expect(await block(lines)).toBe('row 1\n\\N\t\\\\.\nrow ü\n');
    expect(await lines.line()).toBe('next');
    expect(await block(lines)).toBe('');
    expect(await lines.line()).toBe('last');
    expect(await lines.line()).toBeUndefined();
  });

  it('that end before their block does are reported', async () => {
    const lines = new LineReader(chunks('row 1\nrow 2\n', 5));
    await expect(block(lines)).rejects.toThrow('The backup breaks off: it is not whole.');
  });
});
