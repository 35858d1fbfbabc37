/**
 * WeChat's browser on a phone: not company WeChat, which also sends MicroMessenger, and not WeChat on a
 * desktop.
 */
export function isWeChatPhone(userAgent: string): boolean {
  return (
    /MicroMessenger/i.test(userAgent) &&
    !/wxwork|WindowsWechat|MacWechat|Windows NT|Macintosh/i.test(userAgent)
  );
}

/** Properties that WeChat adds to the window. */
export interface WeChatWindow {
  navigator: { userAgent: string };
  document: Pick<Document, 'addEventListener'>;
  /** `miniprogram` in a mini-program's web view; iOS sets `browser` elsewhere */
  __wxjs_environment?: string;
  WeixinJSBridge?: unknown;
  /** the JS-SDK, 1.3.2 or later, if the page has loaded it */
  wx?: { miniProgram?: { getEnv?: (answer: (env: { miniprogram: boolean }) => void) => void } };
}

/** Whether the bridge or the user agent says so now; the bridge may still be loading. */
export const saysMiniProgram = (window: Pick<WeChatWindow, 'navigator' | '__wxjs_environment'>): boolean =>
  window['__wxjs_environment'] === 'miniprogram' || /miniProgram/i.test(window.navigator.userAgent);

const BRIDGE_PATIENCE_MS = 500;

/**
 * Whether the page runs in a mini-program's web view, by three signs: the environment that the bridge sets,
 * the user agent (WeChat 7.0.0 and later, not on every iOS), and the JS-SDK. Waits at most 500 ms for the
 * bridge.
 */
export async function isMiniProgram(window: WeChatWindow): Promise<boolean> {
  if (saysMiniProgram(window)) return true;
  await bridgeReady(window);
  return saysMiniProgram(window) || sdkSaysSo(window);
}

async function bridgeReady({ WeixinJSBridge, document }: WeChatWindow): Promise<void> {
  if (WeixinJSBridge !== undefined) return;
  await within(BRIDGE_PATIENCE_MS, undefined, (ready) =>
    document.addEventListener('WeixinJSBridgeReady', () => ready(undefined), { once: true }),
  );
}

async function sdkSaysSo({ wx }: WeChatWindow): Promise<boolean> {
  const { miniProgram } = wx ?? {};
  if (!miniProgram?.getEnv) return false;
  return within(BRIDGE_PATIENCE_MS, false, (answer) =>
    miniProgram.getEnv?.(({ miniprogram }) => answer(miniprogram)),
  );
}

function within<T>(patienceMs: number, otherwise: T, ask: (answer: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(otherwise), patienceMs);
    ask(resolve);
  });
}
