import { expect, it } from '@jest/globals';
import { packText } from './pack-text.ts';

it('has one script on each second line, without those that have several', () => {
  const pack = packText('/pack.js', [
    ['/a.js', '"use strict";a()'],
    ['/b.js', 'b(`\n`)'],
    ['/c.js', 'c("é")'],
  ]);
  expect(pack.files).toEqual(['/a.js', '/c.js']);
  expect(pack.text).toBe('"use strict";a()\n;\nc("é")');
});

it('is empty if its first script, which decides for all, is not strict', () => {
  const files = ['a()', '"use strict";b()'].map((text, at) => [`/${at}.js`, text] as const);
  expect(packText('/pack.js', files).files).toEqual([]);
});

it('has one style on each second line', () => {
  const pack = packText('/pack.css', [
    ['/a.css', '.a{top:0}'],
    ['/b.css', '.b{top:0}'],
  ]);
  expect(pack).toEqual({ text: '.a{top:0}\n\n.b{top:0}', files: ['/a.css', '/b.css'] });
});

it.each(['.b{}\n.c{}', '@import "c.css";', '@charset "utf-8";', '.b{background:url(b.svg)}'])(
  'has all styles or none, because their order counts: %s',
  (text) => {
    const files = [['/a.css', '.a{top:0}'] as const, ['/b.css', text] as const];
    expect(packText('/pack.css', files).files).toEqual([]);
  },
);
