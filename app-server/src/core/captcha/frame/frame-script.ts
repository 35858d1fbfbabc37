import type { CaptchaFrameNews, CaptchaFrameOrder, Nonced } from '@resort/shared/calls/rows';

/** Of Aliyun's V3 architecture, what is used here (aliyun-captcha-config.ts has the page). */
interface Vendor {
  AliyunCaptchaConfig?: { region: string; prefix: string };
  initAliyunCaptcha?: (settings: Record<string, unknown>) => void;
}

/*
 * What runs in the frame. Each function is put into the page as its own text (frame-page.ts), so it may use nothing
 * from outside itself but types.
 */

/** A document of an opaque origin has no storage: reading it throws. The vendor's script gets some that forgets. */
export function lendStorage(): void {
  const lend = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
      key: (index: number) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      },
    };
  };
  Object.defineProperty(window, 'localStorage', { value: lend() });
  Object.defineProperty(window, 'sessionStorage', { value: lend() });
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
}

/** Says `ready`, takes one order from the window around, runs the vendor's captcha for it and tells how it goes. */
export function runCaptcha(): void {
  const nonce = location.hash.slice(1);
  const button = document.querySelector('button');
  const tell = (news: CaptchaFrameNews, origin: string) =>
    window.parent.postMessage({ ...news, nonce }, origin);

  const dress = ({ lang, text, colors }: CaptchaFrameOrder) => {
    document.documentElement.lang = lang;
    document.title = text.title;
    if (button) button.textContent = text.begin;
    for (const [name, color] of Object.entries(colors))
      document.documentElement.style.setProperty(`--${name}`, color);
  };

  const begin = ({ settings, language }: CaptchaFrameOrder, origin: string) => {
    const vendor = window as Vendor;
    const { region, prefix, sceneId, encryptedSceneId, scriptUrl } = settings;
    vendor.AliyunCaptchaConfig = { region, prefix };
    const broken = () => tell({ kind: 'broken' }, origin);
    const start = () =>
      vendor.initAliyunCaptcha?.({
        SceneId: sceneId,
        ...(encryptedSceneId === undefined ? {} : { EncryptedSceneId: encryptedSceneId }),
        mode: 'popup',
        element: '#captcha-element',
        button: '#captcha-button',
        language,
        slideStyle: { width: Math.min(360, window.innerWidth - 32), height: 44 },
        getInstance: () => {
          button?.removeAttribute('disabled');
          button?.focus();
          // where the app gives this document the focus only now
          window.addEventListener('focus', () => button?.focus(), { once: true });
          tell({ kind: 'shown' }, origin);
        },
        success: (captchaVerifyParam: string) => tell({ kind: 'solved', captchaVerifyParam }, origin),
        // it draws a new question by itself
        fail: () => {},
        onError: broken,
      });
    const script = document.createElement('script');
    script.addEventListener('load', start);
    script.addEventListener('error', broken);
    script.src = scriptUrl;
    document.head.append(script);
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') tell({ kind: 'closed' }, origin);
    });
  };

  let isBegun = false;
  window.addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<Nonced<CaptchaFrameOrder> | null>) => {
      if (isBegun || source !== window.parent || data?.nonce !== nonce || data.kind !== 'begin') return;
      isBegun = true;
      dress(data);
      begin(data, origin);
    },
  );
  // nobody's origin is known yet, and nothing is told but what the address says
  tell({ kind: 'ready' }, '*');
}
