import { useState, type ReactNode } from 'react';
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

export interface Captcha {
  /** the ticket for the next try of a call; null where the visitor gave up or was not believed. Rejects with `ApiError` */
  pass: (scene: CaptchaScene) => Promise<string | null>;
  /** to be rendered: what a visitor has to do something in; null while there is nothing to do */
  dialog: ReactNode;
}

/**
 * `const { pass, dialog } = useCaptcha()`, then `await pass('OTP')` after CAPTCHA_REQUIRED. The embedded captcha works by
 * itself; Aliyun's is shown in `dialog`.
 */
export function useCaptcha(): Captcha {
  const { dispatch } = useStore() as AppStore;
  const [dialog, setDialog] = useState<ReactNode>(null);

  const askPerson = async (config: AliyunConfig): Promise<string | null> => {
    // most visitors never meet it; where it cannot be loaded, nothing was passed
    const part = await import('./captcha-dialog.tsx').catch(() => null);
    if (part === null) return null;
    const { CaptchaDialog } = part;
    return new Promise((resolve) => {
      const end = (given: string | null) => {
        setDialog(null);
        resolve(given);
      };
      setDialog(<CaptchaDialog config={config} onEnd={end} />);
    });
  };

  const pass = (scene: CaptchaScene): Promise<string | null> => {
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
  return { pass, dialog };
}
