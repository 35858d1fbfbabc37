import { useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import type { CaptchaScene } from '../calls/captcha.calls.ts';
import type { AppStore } from '../store/index.ts';
import type { AliyunConfig } from './pass-captcha.ts';

export interface Captcha {
  /** the ticket for the next try of a call; null where the visitor gave up or was not believed. Rejects with `ApiError` */
  pass: (scene: CaptchaScene) => Promise<string | null>;
  /** to be rendered: what a visitor has to do something in; null while there is nothing to do */
  dialog: ReactNode;
}

/**
 * `const { pass, dialog } = useCaptcha()`, then `await pass('OTP')` after CAPTCHA_REQUIRED. The embedded captcha works by
 * itself; Aliyun's is shown in `dialog`. What it takes is fetched then; where that fails, nothing was passed.
 */
export function useCaptcha(): Captcha {
  const store = useStore() as AppStore;
  const [dialog, setDialog] = useState<ReactNode>(null);

  const askPerson = async (config: AliyunConfig): Promise<string | null> => {
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

  const pass = async (scene: CaptchaScene): Promise<string | null> => {
    const part = await import('./pass-in-app.ts').catch(() => null);
    return part === null ? null : part.passInApp(store, askPerson, scene);
  };
  return { pass, dialog };
}
