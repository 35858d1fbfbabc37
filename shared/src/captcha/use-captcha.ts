import { useStore } from 'react-redux';
import { captchaApi } from '../calls/captcha.ts';
import type { CaptchaScene } from '../calls/captcha.calls.ts';
import { browserStore } from '../session/stored-value.ts';
import type { AppStore } from '../store/index.ts';
import { captchaClientType } from './client-type.ts';
import { captchaConfigCache } from './config-cache.ts';
import { passCaptcha, type AliyunConfig } from './pass-captcha.ts';

function clientType() {
  const { userAgent, maxTouchPoints } = navigator;
  return captchaClientType({ userAgent, maxTouchPoints, width: window.innerWidth });
}

/**
 * `const pass = useCaptcha(showAliyun)`, then `await pass('OTP')` after CAPTCHA_REQUIRED: the ticket for the next try, or
 * null. The embedded captcha works by itself; `showAliyun` opens the other one's frame and gives its parameter.
 */
export function useCaptcha(askPerson: (config: AliyunConfig) => Promise<string | null>) {
  const { dispatch } = useStore() as AppStore;
  return (scene: CaptchaScene): Promise<string | null> => {
    const { captchaConfig, verifyCaptcha } = captchaApi.endpoints;
    const asked = { clientType: clientType() };
    const fetchConfig = async () => {
      const query = captchaConfig.initiate(asked, { forceRefetch: true, subscribe: false });
      return (await dispatch(query).unwrap()).config;
    };
    const verify = (given: Parameters<typeof verifyCaptcha.initiate>[0]) =>
      dispatch(verifyCaptcha.initiate(given)).unwrap();
    return passCaptcha({ cache: captchaConfigCache(browserStore()), fetchConfig, verify, askPerson }, scene);
  };
}
