import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { encode } from 'uqr';
import { startTexts } from '../../../i18n/index.ts';
import { inOrder, textsOf } from '../../../testing/index.ts';
import { kitTexts } from '../../../testing/kit-texts.ts';
import { LiveCode, QrCode, useWakeLock, type LiveCodeAnswer } from './index.ts';

const say = textsOf('kit');

beforeEach(() => {
  startTexts('en', { kit: kitTexts() });
  jest.useFakeTimers();
  setVisible(true);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
function setVisible(isVisible: boolean) {
  visibility = isVisible ? 'visible' : 'hidden';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const after = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** A server that returns numbered codes, each valid for a minute, until it is switched off. */
async function open() {
  const server = { asked: 0, isOff: false };
  const load = async (): Promise<LiveCodeAnswer> => {
    server.asked += 1;
    if (server.isOff) throw new Error('off');
    return { content: `code ${server.asked}`, refreshIn: 60 };
  };
  const view = render(<LiveCode label="Member code" readable="8800 1234" load={load} />);
  await after(0);
  return { ...view, server };
}
const code = () => screen.queryByRole('img', { name: 'Member code' });

describe('a live code', () => {
  it('is shown with its digits, which can be copied, and says when it is renewed', async () => {
    const { container } = await open();
    expect(code()).toBeTruthy();
    screen.getByText('8800 1234');
    screen.getByRole('button', { name: inOrder(say('copy.copy'), 'Member code') });
    screen.getByText(say('fields.code.newIn', { seconds: '48' }));
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is renewed before it expires', async () => {
    const { server } = await open();
    const first = code()?.innerHTML;
    await after(47);
    expect(server.asked).toBe(1);
    await after(2);
    expect(server.asked).toBe(2);
    expect(code()?.innerHTML).not.toBe(first);
  });

  it('is not requested while the page is hidden, and at once when it is visible again', async () => {
    const { server } = await open();
    setVisible(false);
    expect(code()).toBeNull();
    await after(600);
    expect(server.asked).toBe(1);
    setVisible(true);
    expect(code()).toBeNull(); // the old code has expired by now
    await after(0);
    expect(server.asked).toBe(2);
    expect(code()).toBeTruthy();
  });

  it('shows a failed renewal, disappears when it expires, and is retried', async () => {
    const { server } = await open();
    server.isOff = true;
    await after(49);
    screen.getByText(say.like('fields.code.lastFor'));
    expect(code()).toBeTruthy();
    await after(12);
    expect(code()).toBeNull();
    screen.getByText(say.like('fields.code.none'));
    server.isOff = false;
    act(() => screen.getByRole('button', { name: say('retry') }).click());
    await after(0);
    expect(code()).toBeTruthy();
    expect(screen.queryByRole('button', { name: say('retry') })).toBeNull();
  });

  it('retries every few seconds while the page is visible', async () => {
    const { server } = await open();
    server.isOff = true;
    await after(49);
    const asked = server.asked;
    await after(5);
    await after(5);
    expect(server.asked).toBe(asked + 2);
    setVisible(false);
    await after(60);
    expect(server.asked).toBe(asked + 2);
  });
});

it('the drawing is the code with four modules of white around it', () => {
  const { container } = render(<QrCode content="MB1.R100001" label="Member code" />);
  const bare = encode('MB1.R100001', { ecc: 'M', border: 0 });
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('viewBox')).toBe(`0 0 ${bare.size + 8} ${bare.size + 8}`);
  const drawn = new Set<string>();
  const runs = container.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, x = '', y = '', length = ''] of runs.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(length); at += 1) drawn.add(`${Number(x) + at - 4},${Number(y) - 4}`);
  }
  const dark = bare.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect([...drawn].sort()).toEqual(dark.sort());
});

describe('the wake lock', () => {
  function Awake() {
    useWakeLock();
    return null;
  }
  const provide = (request: () => Promise<{ release: () => Promise<void> }>) =>
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });

  it('is held while the screen is open, requested again on return, and released', async () => {
    const release = jest.fn(async () => undefined);
    const request = jest.fn(async () => ({ release }));
    provide(request);
    const { unmount } = render(<Awake />);
    await after(0);
    expect(request).toHaveBeenCalledTimes(1);
    setVisible(false);
    setVisible(true);
    await after(0);
    expect(request).toHaveBeenCalledTimes(2);
    expect(release).not.toHaveBeenCalled();
    unmount();
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('that is granted after the screen was left is released at once', async () => {
    const release = jest.fn(async () => undefined);
    let grant: (lock: { release: typeof release }) => void = () => undefined;
    provide(() => new Promise((resolve) => (grant = resolve)));
    render(<Awake />).unmount();
    grant({ release });
    await after(0);
    expect(release).toHaveBeenCalledTimes(1);
  });
});
