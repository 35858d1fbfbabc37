import { beforeEach, expect, it } from '@jest/globals';
import type { ReleaseDocument } from '@resort/shared/remote';
import { stylesArrived } from './styles-arrived.ts';

const page = { styles: ['shell.css'] };
const release = { units: { shell: { page } } } as unknown as ReleaseDocument;
const link = (selector: string) => document.head.querySelector<HTMLLinkElement>(selector);
/** Whether it has resolved, once all that is ready has run. */
async function hasArrived(arriving: Promise<void>): Promise<boolean> {
  let is = false;
  void arriving.then(() => (is = true));
  await new Promise((resolve) => setTimeout(resolve));
  return is;
}

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="stylesheet" data-href="shell.css"><link rel="stylesheet" id="skin-stylesheet">' +
    '<link rel="stylesheet" data-href="of-a-screen.css">';
});

it.each(['load', 'error'])(
  'waits for the shell’s own style and the skin’s, each until its %s',
  async (end) => {
    const arriving = stylesArrived(release);
    expect(await hasArrived(arriving)).toBe(false);
    link('[data-href="shell.css"]')?.dispatchEvent(new Event(end));
    expect(await hasArrived(arriving)).toBe(false);
    link('#skin-stylesheet')?.dispatchEvent(new Event(end));
    expect(await hasArrived(arriving)).toBe(true);
  },
);

it('does not wait for a style that has failed before, and was removed', async () => {
  document.head.innerHTML = '';
  expect(await hasArrived(stylesArrived(release))).toBe(true);
});
