import { captchaApi } from '../../calls/captcha.ts';
import type { CaptchaScene } from '../../rows/captcha.calls.ts';
import { browserStore } from '../../session/stored-value.ts';
import type { AppStore } from '../../store/index.ts';
import { captchaClientType } from './client-type.ts';
import { captchaConfigCache } from './config-cache.ts';
import { passCaptcha, type CaptchaMeans } from './pass-captcha.ts';

function clientType() {
  const { userAgent, maxTouchPoints } = navigator;
  return captchaClientType({ userAgent, maxTouchPoints, width: window.innerWidth });
}

/**
 * `passCaptcha` with the app's own calls and storage. A separate file, because most visitors never see a
 * captcha.
 */
export function passInApp(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  askPerson: CaptchaMeans['askPerson'],
  scene: CaptchaScene,
): Promise<string | null> {
  const { captchaConfig, verifyCaptcha } = captchaApi.endpoints;
  const asked = { clientType: clientType() };
  const fetchConfig = async () => {
    const query = captchaConfig.initiate(asked, { forceRefetch: true, subscribe: false });
    return (await dispatch(query).unwrap()).config;
  };
  const verify = (given: Parameters<typeof verifyCaptcha.initiate>[0]) =>
    dispatch(verifyCaptcha.initiate(given)).unwrap();
  return passCaptcha({ cache: captchaConfigCache(browserStore()), fetchConfig, verify, askPerson }, scene);
}
