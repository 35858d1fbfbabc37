import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useTyping } from './use-typing.ts';

const { matchMedia } = window;
beforeEach(() => {
  window.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList;
});
afterEach(() => void (window.matchMedia = matchMedia));

function Sample() {
  return (
    <>
      <input aria-label="Name" />
      <button type="button">Pay</button>
      <output>{useTyping() ? 'typing' : 'looking'}</output>
    </>
  );
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const said = () => screen.getByRole('status').textContent;
const point = (kind: string) => screen.getByRole('button').dispatchEvent(new Event(kind, { bubbles: true }));

it('typing is true while a field on a touch screen has the focus', async () => {
  render(<Sample />);
  expect(said()).toBe('looking');
  screen.getByRole('textbox').focus();
  await settled();
  expect(said()).toBe('typing');
  screen.getByRole('textbox').blur();
  await settled();
  expect(said()).toBe('looking');
});

it.each(['pointerup', 'pointercancel'])(
  'stays true until the pointer that removed the focus is up: %s',
  async (end) => {
    render(<Sample />);
    screen.getByRole('textbox').focus();
    await settled();
    point('pointerdown');
    screen.getByRole('textbox').blur();
    await settled();
    expect(said()).toBe('typing');
    point(end);
    await settled();
    expect(said()).toBe('looking');
  },
);
