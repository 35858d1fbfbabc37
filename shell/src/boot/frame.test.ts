import { afterEach, expect, it } from '@jest/globals';
import { showFrame } from './frame.ts';

const routes = [
  { path: '/my-membership', tab: 'card', shape: 'card' },
  { path: '/checkout', tab: 'book', focused: true, shape: 'form' },
  { path: '/terms-n-conditions' },
] as const;

afterEach(() => document.documentElement.removeAttribute('data-frame'));

it.each([
  ['a member at the top of a tab', '/my-membership', true, ['tabs', 'card']],
  ['a member who pays', '/checkout', true, ['above', 'form']],
  ['a visitor at a screen without a shape', '/terms-n-conditions', false, ['above']],
  ['a visitor at an address that is no screen', '/nowhere', false, []],
])('shows %s what the screen has', (_who, path, isMember, parts) => {
  showFrame(routes, path, isMember);
  const shown = document.documentElement.dataset['frame']?.split(' ') ?? [];
  const known = ['tabs', 'above', 'card', 'scene', 'picture', 'cards', 'rows', 'form'];
  expect(shown.filter((part) => known.includes(part))).toEqual(parts);
});
