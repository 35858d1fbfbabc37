import { describe, expect, it } from '@jest/globals';
import { bodyOf, htmlOf, strayLine } from './markdown.ts';
import { readWordFile, writeWordFile } from './word-file.ts';

describe('a text', () => {
  it.each([
    ['a < b & c', '<p>a &#60; b &#38; c</p>'],
    ['## Head\n\n- one\n- <script>', '<h2>Head</h2><ul><li>one</li><li>&#60;script&#62;</li></ul>'],
    [
      'See [our offers](/offers?tag=new&x=1).',
      '<p>See <a href="/offers?tag=new&#38;x=1">our offers</a>.</p>',
    ],
    ['- a\n\n- b', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
    ['[bad](javascript:alert)', '<p>[bad](javascript:alert)</p>'],
  ])('%s becomes HTML and comes back', (body, html) => {
    expect(htmlOf(body)).toBe(html);
    expect(bodyOf(html)).toBe(body);
  });

  it.each(['<p>Two <strong>words</strong></p>', '<p>- not a list</p>', '<p>one</p> stray', '<p></p>'])(
    '%s has no such text and stays HTML',
    (html) => {
      expect(bodyOf(html)).toBe(html);
      expect(htmlOf(bodyOf(html))).toBe(html);
    },
  );

  it('of a row that an earlier program wrote is the same, whatever it escaped', () => {
    const body = bodyOf('<p>We never ask for &#39;codes&#39; &#38; PINs</p>');
    expect(body).toBe("We never ask for 'codes' & PINs");
    expect(bodyOf(htmlOf(body))).toBe(body);
  });

  it('names a line that is in no block of its own', () => {
    expect(strayLine('- a\n- b\n\nc')).toBeUndefined();
    expect(strayLine('a\nb')).toBe('a');
    expect(strayLine('- a\nb')).toBe('b');
  });
});

describe('a file of a language', () => {
  it('has front matter up to the end of the line, and a text', () => {
    const file = '---\ntitle: At six: a walk\nsummary: "Quoted"\n---\n\nText\n';
    const read = readWordFile(file);
    expect(read).toEqual({ front: { title: 'At six: a walk', summary: '"Quoted"' }, body: 'Text' });
    expect(writeWordFile(read)).toBe(file);
    expect(readWordFile(file.replaceAll('\n', '\r\n'))).toEqual(read);
  });

  it.each([
    ['---\ntitle: a\n', 'the second line of --- is missing'],
    ['---\ntitle\n---\n', '"title" is not of the form "name: text"'],
    ['---\ntitle: a\ntitle: b\n---\n', 'title is there twice'],
  ])('%j is refused', (file, sentence) => {
    expect(() => readWordFile(file)).toThrow(sentence);
  });
});
