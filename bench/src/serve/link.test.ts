import { expect, it } from '@jest/globals';
import { createLink } from './link.ts';

const settings = { bytesPerSecond: 1000, delayMs: 75 };

it('a piece takes its own time to leave, and then the delay', () => {
  expect(createLink(settings).arrival(100, 0)).toBe(175);
});

it('pieces wait for those before them, whichever connection they belong to', () => {
  const link = createLink(settings);
  expect([link.arrival(100, 0), link.arrival(50, 10), link.arrival(50, 20)]).toEqual([175, 225, 275]);
});

it('an idle line saves nothing up', () => {
  const link = createLink(settings);
  link.arrival(100, 0);
  expect(link.arrival(100, 5000)).toBe(5175);
});
