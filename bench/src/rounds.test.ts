import { expect, it } from '@jest/globals';
import { turnsOf, type Plan } from './rounds.ts';

const STATES: Plan['states'] = new Map([
  ['federated', ['cold', 'warm']],
  ['monolith', ['cold', 'warm']],
  ['defaults', ['cold']],
]);

it('visits the product and the monolith several times in a run, the others once', () => {
  const turns = turnsOf(STATES, 3, 1);
  expect(turns.map(({ variant, asked, round }) => [variant, ...asked, round])).toEqual([
    ['monolith', 'cold', 'warm', 3],
    ['defaults', 'cold', 3],
    ['federated', 'cold', 'warm', 3],
    ['federated', 'cold', 4],
    ['monolith', 'cold', 4],
    ['monolith', 'cold', 5],
    ['federated', 'cold', 5],
  ]);
});
