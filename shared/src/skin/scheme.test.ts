import { beforeEach, expect, it } from '@jest/globals';
import { changeScheme, currentScheme, onSchemeChange, paintScheme, SCHEME_KEY, toScheme } from './index.ts';

beforeEach(() => {
  localStorage.clear();
  paintScheme('system');
});

it('follows the system until the member chooses a scheme, and again when the member resets the choice', () => {
  expect(currentScheme()).toBe('system');
  changeScheme('dark');
  expect([currentScheme(), localStorage.getItem(SCHEME_KEY)]).toEqual(['dark', 'dark']);
  changeScheme('system');
  expect(document.documentElement.hasAttribute('data-scheme')).toBe(false);
});

it('notifies listeners of a change', () => {
  const told: string[] = [];
  const stop = onSchemeChange(() => told.push(currentScheme()));
  changeScheme('light');
  stop();
  changeScheme('dark');
  expect(told).toEqual(['light']);
});

it.each([
  ['dark', 'dark'],
  ['', 'system'],
  [null, 'system'],
  ['dim', 'system'],
])('%p selects %s', (kept, scheme) => {
  expect(toScheme(kept)).toBe(scheme);
});
