import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApiError } from '../../api/api-error.ts';
import type { CaptchaConfigReply } from '../../rows/captcha.calls.ts';
import { captchaConfigCache } from './config-cache.ts';
import { passCaptcha, type CaptchaMeans } from './pass-captcha.ts';

const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '00',
  salt: '00',
  cost: 1,
  keyLength: 32,
  keyPrefix: '00',
};
const EMBEDDED: CaptchaConfigReply = { provider: 'EMBEDDED', language: 'en', challenge: { parameters } };
const ALIYUN: CaptchaConfigReply = {
  provider: 'ALIYUN',
  sceneId: 's1',
  prefix: 'p',
  region: 'cn',
  language: 'en',
  scriptUrl: 'https://o.alicdn.com/x.js',
};
const busy: ApiError = {
  kind: 'business',
  code: 10009,
  errorCode: null,
  message: null,
  data: null,
  status: 200,
};

const fetchConfig = jest.fn<CaptchaMeans['fetchConfig']>();
const verify = jest.fn<CaptchaMeans['verify']>();
const askPerson = jest.fn<CaptchaMeans['askPerson']>();
const solve = jest.fn<NonNullable<CaptchaMeans['solve']>>();
const pass = () => {
  const cache = captchaConfigCache(localStorage);
  return passCaptcha({ cache, fetchConfig, verify, askPerson, solve }, 'OTP');
};

beforeEach(() => {
  localStorage.clear();
  jest.resetAllMocks();
  verify.mockResolvedValue({ captchaTicket: 'ticket' });
  askPerson.mockResolvedValue('by hand');
  solve.mockResolvedValue('by work');
});

describe('passing the captcha', () => {
  it('fetches a new challenge for every embedded captcha', async () => {
    fetchConfig.mockResolvedValue(EMBEDDED);
    expect([await pass(), await pass()]).toEqual(['ticket', 'ticket']);
    expect(fetchConfig).toHaveBeenCalledTimes(2);
    expect(verify).toHaveBeenCalledWith({ captchaVerifyParam: 'by work', bizScene: 'OTP' });
  });

  it('requests Aliyun’s config once in half an hour, with its scene', async () => {
    fetchConfig.mockResolvedValue(ALIYUN);
    expect([await pass(), await pass()]).toEqual(['ticket', 'ticket']);
    expect(fetchConfig).toHaveBeenCalledTimes(1);
    expect(verify).toHaveBeenCalledWith({ captchaVerifyParam: 'by hand', sceneId: 's1', bizScene: 'OTP' });
  });

  it('resolves to null when the visitor closes it, or verification fails', async () => {
    fetchConfig.mockResolvedValue(ALIYUN);
    askPerson.mockResolvedValueOnce(null);
    expect(await pass()).toBeNull();
    expect(verify).not.toHaveBeenCalled();
    verify.mockResolvedValueOnce({});
    expect(await pass()).toBeNull();
  });

  it('continues with the fallback provider when the other is unavailable', async () => {
    fetchConfig.mockResolvedValueOnce(ALIYUN).mockResolvedValueOnce(EMBEDDED);
    verify.mockRejectedValueOnce(busy);
    expect(await pass()).toBe('ticket');
    expect(verify).toHaveBeenLastCalledWith({ captchaVerifyParam: 'by work', bizScene: 'OTP' });
  });

  it('rejects on every other failure', async () => {
    fetchConfig.mockResolvedValue(EMBEDDED);
    verify.mockRejectedValue({ ...busy, code: 10010 });
    await expect(pass()).rejects.toMatchObject({ code: 10010 });
    expect(verify).toHaveBeenCalledTimes(1);
  });
});
