import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree, type Copy } from '../testing/copy.ts';

let copy: Copy;
beforeAll(() => {
  copy = copyTree(['shared', 'mf-membership']);
});
afterAll(() => copy.remove());

it('TypeScript says that a call takes no argument', () => {
  const source = [
    "import { useCardsQuery } from './api/cards.ts';",
    'export const right = () => [useCardsQuery(), useCardsQuery(undefined, { skip: true })];',
    'export const wrong = () => useCardsQuery({});',
  ];
  writeFileSync(join(copy.root, 'mf-membership/src/wrong.ts'), `${source.join('\n')}\n`);
  const said = copy
    .run('tsc', '-p', '.')
    .split('\n')
    .filter((line) => line.includes('error TS'));
  expect(said).toEqual([
    expect.stringMatching(/^mf-membership\/src\/wrong\.ts\(3,.*ThisCallTakesNoArgument/),
  ]);
}, 180_000);
