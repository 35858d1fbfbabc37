import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from '@jest/globals';
import type { Shape } from '@resort/shared/remote';
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
  expect(document.documentElement.dataset['frame']).toBe(parts.join(' '));
});

/** Types are gone at run time; one that is missing here does not compile. */
const SHAPES: Record<Shape, true> = {
  card: true,
  scene: true,
  picture: true,
  cards: true,
  rows: true,
  form: true,
};

it('the frame has styles for each shape, and for no other', () => {
  const css = readFileSync(new URL('../layout/before-start/shapes.css', import.meta.url), 'utf8');
  const styled = new Set([...css.matchAll(/\[data-frame~='(\w+)'\]/g)].map(([, name]) => name));
  expect([...styled].toSorted()).toEqual(Object.keys(SHAPES).toSorted());
});
