import { beforeEach, describe, expect, it } from '@jest/globals';
import { CAPTCHA_CONFIG_LIFE_MS, captchaConfigCache } from './config-cache.ts';
import { captchaClientType } from './client-type.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36';

it.each([
  ['a phone', IPHONE, 5, 390, 'h5'],
  ['a touch device at the breakpoint', DESKTOP, 1, 768, 'h5'],
  ['a touch device beyond it', DESKTOP, 1, 769, 'web'],
  ['a wide phone', IPHONE, 5, 844, 'web'],
  ['a narrow desktop window', DESKTOP, 0, 390, 'web'],
])('%s', (_name, userAgent, maxTouchPoints, width, type) => {
  expect(captchaClientType({ userAgent, maxTouchPoints, width })).toBe(type);
});

describe("the captcha's configuration", () => {
  let time = 0;
  const open = () => captchaConfigCache(localStorage, () => time);
  beforeEach(() => {
    localStorage.clear();
    time = 1_718_000_000_000;
  });

  it('is cached with hash and time for 30 minutes, without its single-use challenge', async () => {
    await open().write({ provider: 'EMBEDDED', challenge: { id: '1' } });
    const kept = JSON.parse(localStorage.getItem('captchaConfig') ?? '{}') as object;
    expect(kept).toEqual({
      config: { provider: 'EMBEDDED', challenge: null },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      timestamp: time,
    });
    time += CAPTCHA_CONFIG_LIFE_MS - 1;
    expect(await open().read()).toEqual({ provider: 'EMBEDDED', challenge: null });
    time += 1;
    expect(await open().read()).toBeNull();
    expect(localStorage.getItem('captchaConfig')).toBeNull();
  });

  it.each([
    ['changed', (text: string) => text.replace('EMBEDDED', 'ALIYUN')],
    ['broken', () => '{'],
    ['empty', () => 'null'],
  ])('is dropped when it is %s', async (_name, change) => {
    await open().write({ provider: 'EMBEDDED' });
    localStorage.setItem('captchaConfig', change(localStorage.getItem('captchaConfig') ?? ''));
    expect(await open().read()).toBeNull();
  });
});
