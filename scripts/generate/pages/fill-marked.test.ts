import { expect, it } from '@jest/globals';
import { fillMarked } from './fill-marked.ts';

it('fills the page between its two marks, and nothing else', () => {
  const page = 'before\n<!-- bench:cold-start -->\nold\n<!-- /bench:cold-start -->\nafter';
  const filled = fillMarked(page, 'bench:cold-start', 'new $& text');
  expect(filled).toBe(
    'before\n<!-- bench:cold-start -->\n\nnew $& text\n\n<!-- /bench:cold-start -->\nafter',
  );
  expect(() => fillMarked('no marks', 'bench:cold-start', 'x')).toThrow('the page has no');
});
