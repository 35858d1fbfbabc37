import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { LANGUAGES } from '../contract/languages.ts';
import { isMiniProgram, isWeChatPhone, type WeChatWindow } from './detect.ts';
import { handOffRunner } from './hand-off.ts';
import { MAX_QUERY_LENGTH, miniProgramLink } from './link.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0 Mobile MicroMessenger/8.0.50 Language/zh_CN';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) MicroMessenger/8.0.50(0x1800323b)';

describe("WeChat's browser on a phone", () => {
  it.each([
    ['Android', ANDROID, true],
    ['iPhone', IPHONE, true],
    ['company WeChat', `${IPHONE} wxwork/4.1.22`, false],
    ['Windows', 'Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7.0.20 WindowsWechat/3.9', false],
    ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) MicroMessenger/6.8.0 MacWechat/3.8', false],
    ['Safari', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1', false],
  ])('%s', (_name, userAgent, expected) => expect(isWeChatPhone(userAgent)).toBe(expected));
});

describe("the mini-program's web view", () => {
  const page = (more: Partial<WeChatWindow>): WeChatWindow => ({
    navigator: { userAgent: IPHONE },
    document: new EventTarget(),
    WeixinJSBridge: {},
    ...more,
  });
  const sdk = (miniprogram: boolean) => ({
    miniProgram: { getEnv: (say: (env: { miniprogram: boolean }) => void) => say({ miniprogram }) },
  });

  it.each([
    ['by the bridge', page({ __wxjs_environment: 'miniprogram' }), true],
    ['not by what iOS sets elsewhere', page({ __wxjs_environment: 'browser' }), false],
    ['by the user agent', page({ navigator: { userAgent: `${ANDROID} miniProgram/wx12` } }), true],
    ['by the JS-SDK', page({ wx: sdk(true) }), true],
    ['not by the JS-SDK', page({ wx: sdk(false) }), false],
    ['not without any sign', page({}), false],
  ])('%s', async (_name, window, expected) => expect(await isMiniProgram(window)).toBe(expected));

  describe('before the bridge exists', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const early = () => {
      const { WeixinJSBridge: _none, ...rest } = page({});
      return rest as WeChatWindow;
    };

    it('waits for it', async () => {
      const window = early();
      const answer = isMiniProgram(window);
      window['__wxjs_environment'] = 'miniprogram';
      (window.document as EventTarget).dispatchEvent(new Event('WeixinJSBridgeReady'));
      expect(await answer).toBe(true);
    });

    it('waits at most 500 ms', async () => {
      const answer = isMiniProgram(early());
      await jest.advanceTimersByTimeAsync(500);
      expect(await answer).toBe(false);
    });
  });
});

describe('the link', () => {
  it.each(LANGUAGES)('has code, language and the original query in %s', (language) => {
    expect(miniProgramLink({ code: 6, page: 'loading' }, language, '?id=1&path=9&lang=x&locale=y')).toEqual({
      path: 'pages/loading/index',
      query: `path=6&lang=${language.toUpperCase()}&locale=${language}&id=1`,
      expireType: 1,
      expireInterval: 30,
      envVersion: 'release',
    });
  });

  it('drops the original query only, if the result is too long', () => {
    const own = 'path=6&lang=EN&locale=en';
    const query = (value: string) => miniProgramLink({ code: 6 }, 'en', `?v=${value}`).query;
    const room = MAX_QUERY_LENGTH - `${own}&v=`.length;
    expect(query('x'.repeat(room))).toHaveLength(MAX_QUERY_LENGTH);
    expect(query('x'.repeat(room + 1))).toBe(own);
  });

  it("contains no character that WeChat refuses, whatever the page's query", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (search) => {
        const { query } = miniProgramLink({ code: 11 }, 'tc', search);
        expect(query).toMatch(/^[\w!#$&'()*+,/:;=?@.~%-]{1,1024}$/);
      }),
    );
  });
});

describe('the hand-off', () => {
  const link = miniProgramLink({ code: 11, page: 'loading' }, 'en', '');
  const setUp = (inside = false) => {
    const open = jest.fn();
    const makeLink = jest.fn<() => Promise<string>>().mockResolvedValue('https://wxaurl.cn/x');
    const run = handOffRunner({ makeLink, open, isMiniProgram: () => Promise.resolve(inside) });
    return { open, makeLink, run };
  };

  it('runs one at a time, and not again after a success', async () => {
    const { open, makeLink, run } = setUp();
    await Promise.all([run(link), run(link)]);
    await run(link);
    expect(makeLink).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledWith('https://wxaurl.cn/x');
  });

  it('fails silently and can be retried', async () => {
    const { open, makeLink, run } = setUp();
    makeLink.mockRejectedValueOnce(new Error('19021'));
    await run(link);
    expect(open).not.toHaveBeenCalled();
    await run(link);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('does nothing inside the mini-program', async () => {
    const { makeLink, run } = setUp(true);
    await run(link);
    expect(makeLink).not.toHaveBeenCalled();
  });
});
