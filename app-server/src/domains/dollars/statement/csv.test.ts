import { describe, expect, it } from '@jest/globals';
import { csvText } from './csv.ts';

const cells = (...row: string[]) => csvText([row]).slice(1, -2);

describe('a file for spreadsheets', () => {
  it('begins with the UTF-8 byte order mark, and has RFC 4180 line ends', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['1', ''],
      ]),
    ).toBe('\uFEFFa,b\r\n1,\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(cells('a,b', 'say "x"', 'two\nlines')).toBe('"a,b","say ""x""","two\nlines"');
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("http://x","y")'])(
    'prevents %j from becoming a formula',
    (text) => expect(cells(text).replaceAll('"', '').startsWith("'")).toBe(true),
  );

  it.each(['-88.00', '1234.50', '-3000', '7'])('leaves the number %s alone', (text) =>
    expect(cells(text)).toBe(text),
  );
});
