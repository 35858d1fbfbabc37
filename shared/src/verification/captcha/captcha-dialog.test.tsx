import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen, textsOf } from '../../testing/index.ts';
import { CaptchaDialog } from './captcha-dialog.tsx';
import type { AliyunConfig } from './pass-captcha.ts';

const texts = textsOf('kit');

const CONFIG: AliyunConfig = {
  provider: 'ALIYUN',
  sceneId: 's1',
  encryptedSceneId: 'sealed',
  prefix: 'p',
  region: 'sgp',
  language: 'en',
  scriptUrl: 'https://vendor.example/x.js',
};

// jsdom has no modal dialogs; the journey in e2e/src/journeys/captcha tests them
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

const onEnd = jest.fn<(param: string | null) => void>();
beforeEach(() => {
  jest.useFakeTimers();
  onEnd.mockReset();
  renderScreen(() => <CaptchaDialog config={CONFIG} onEnd={onEnd} />, { at: '/', texts: {} });
});
afterEach(() => {
  jest.useRealTimers();
});

const frame = () => screen.getByTitle<HTMLIFrameElement>(texts('captcha.title'));
const nonce = () => frame().src.split('#')[1];
/** jsdom runs no frames, so the test dispatches the message that the browser would. */
const say = (data: object, from: { source?: Window | null; origin?: string } = {}) =>
  act(() => {
    const { source = frame().contentWindow, origin = 'null' } = from;
    window.dispatchEvent(new MessageEvent('message', { source, origin, data: { nonce: nonce(), ...data } }));
  });
const solved = { kind: 'solved', captchaVerifyParam: 'param' };

describe("the captcha's frame", () => {
  it('may only run scripts, and gets its order when it is ready', () => {
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame().src).toBe(`http://app.test/gateway/captchaAli/frame#${nonce()}`);
    const post = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => {});
    say({ kind: 'ready' });
    expect(post.mock.calls[0]?.[0]).toMatchObject({
      nonce: nonce(),
      kind: 'begin',
      settings: { sceneId: 's1', encryptedSceneId: 'sealed', region: 'sgp', prefix: 'p' },
      language: 'en',
      text: { title: texts('captcha.title'), begin: texts('captcha.begin') },
    });
  });

  it.each([
    ['another window', { source: window }],
    ['a document with an origin', { origin: 'https://evil.example' }],
  ])('is ignored from %s', (_name, from) => {
    say(solved, from);
    say({ ...solved, nonce: 'guessed' });
    expect(onEnd).not.toHaveBeenCalled();
    say(solved);
    expect(onEnd).toHaveBeenCalledWith('param');
  });

  it('is given up after 15 seconds without a message, and a retry is offered', () => {
    const before = nonce();
    act(() => jest.advanceTimersByTime(14_999));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('alert').textContent).toContain(texts('captcha.failed'));
    fireEvent.click(screen.getByRole('button', { name: texts('retry') }));
    expect(nonce()).not.toBe(before);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it("expires after 18 minutes, before the vendor's session does", () => {
    say({ kind: 'shown' });
    act(() => jest.advanceTimersByTime(18 * 60_000 - 1));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    screen.getByRole('alert');
  });

  it('ends with null when the visitor cancels', () => {
    fireEvent.click(screen.getByRole('button', { name: texts('cancel') }));
    say({ kind: 'closed' });
    expect(onEnd.mock.calls).toEqual([[null], [null]]);
  });
});
