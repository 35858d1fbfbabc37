import type { CaptchaFrameNews, CaptchaFrameOrder, Nonced } from '@resort/shared/calls/rows';

/** Of Aliyun's V3 architecture, what is used here (aliyun-captcha-config.ts has the page). */
interface Vendor {
  AliyunCaptchaConfig?: { region: string; prefix: string };
  initAliyunCaptcha?: (settings: Record<string, unknown>) => void;
}

/*
 * Code that runs in the frame. Each function is inserted into the page as text (frame-page.ts), so it must
 * not use anything from outside itself except types.
 */

/**
 * A document of an opaque origin has no storage, and access throws. The vendor's script gets an in-memory
 * one.
 */
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

/**
 * Sends `ready`, accepts one order from the parent window, runs the vendor's captcha and reports its
 * progress.
 */
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
          // if the app moves the focus to this document only now
          window.addEventListener('focus', () => button?.focus(), { once: true });
          tell({ kind: 'shown' }, origin);
        },
        success: (captchaVerifyParam: string) => tell({ kind: 'solved', captchaVerifyParam }, origin),
        // it shows a new question itself
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
  // no origin is known yet, and the message contains only what the address already says
  tell({ kind: 'ready' }, '*');
}
