import { useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import type { CaptchaScene } from '../../rows/captcha.calls.ts';
import type { AppStore } from '../../store/index.ts';
import type { AliyunConfig } from './pass-captcha.ts';

export interface Captcha {
  /**
   * resolves to the ticket for the next attempt of a call; null if the visitor cancelled or verification
   * failed. Rejects with `ApiError`
   */
  pass: (scene: CaptchaScene) => Promise<string | null>;
  /** render it: the captcha that needs the visitor; null otherwise */
  dialog: ReactNode;
}

/**
 * `const { pass, dialog } = useCaptcha()`, then `await pass('OTP')` after CAPTCHA_REQUIRED. The embedded
 * captcha needs no interaction; Aliyun's is shown in `dialog`. Its code is loaded on demand; if that fails,
 * `pass` resolves to null.
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
