type Answer = { err_msg?: string } | undefined;

interface Bridge {
  invoke: (name: string, request: Record<string, unknown>, answer: (response: Answer) => void) => void;
}

declare global {
  interface Window {
    /** WeChat's own object, which its browser adds while the page loads */
    WeixinJSBridge?: Bridge;
  }
}

/** Waits for WeChat's bridge; it comes with the page, so a press never waits noticeably. */
function bridge(): Promise<Bridge> {
  const { WeixinJSBridge } = window;
  if (WeixinJSBridge !== undefined) return Promise.resolve(WeixinJSBridge);
  return new Promise((resolve) => {
    const ready = () => {
      if (window.WeixinJSBridge !== undefined) resolve(window.WeixinJSBridge);
    };
    document.addEventListener('WeixinJSBridgeReady', ready, { once: true });
  });
}

/**
 * Asks WeChat for something and resolves to the last word of its `err_msg` (`updateTimelineShareData:ok` → `ok`): `ok`,
 * `cancel`, or the reason of a failure.
 */
async function invoke(name: string, request: Record<string, unknown>): Promise<string> {
  const { invoke: ask } = await bridge();
  return new Promise((resolve) => {
    ask(name, request, (response) => resolve(response?.err_msg?.split(':').at(-1) ?? ''));
  });
}

/** How WeChat's payment sheet was closed. Only the server knows whether the money arrived. */
export type SheetEnd = 'ok' | 'cancel' | 'fail';

/**
 * Opens WeChat's payment sheet.
 * @param order `appId`, `timeStamp`, `nonceStr`, `package`, `signType`, `paySign`, as the provider signed them
 */
export async function payByWeChat(order: Record<string, string>): Promise<SheetEnd> {
  const end = await invoke('getBrandWCPayRequest', order);
  return end === 'ok' || end === 'cancel' ? end : 'fail';
}

/** Answer of `GET /wechat/jsapi/config`. */
export interface PageSignature {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
  jsApiList: string[];
}

/** What a conversation or Moments shows of a shared page; addresses are absolute. */
export interface ShareCard {
  title: string;
  text: string;
  link: string;
  picture: string;
}

/**
 * Sets the card of the page's menu, for conversations and for Moments. It makes the calls that WeChat's JS-SDK 1.6.0 makes
 * (`wx.config`, `updateAppMessageShareData`, `updateTimelineShareData`), because our pages load no scripts of others.
 * Resolves to whether WeChat accepted the signature.
 */
export async function setShareCard(page: PageSignature, card: ShareCard): Promise<boolean> {
  const signed = {
    appId: page.appId,
    verifyAppId: page.appId,
    verifySignType: 'sha1',
    verifyTimestamp: String(page.timestamp),
    verifyNonceStr: page.nonceStr,
    verifySignature: page.signature,
  };
  const verified = await invoke('preVerifyJSAPI', { ...signed, verifyJsApiList: page.jsApiList });
  if (verified !== 'ok') return false;
  const { title, text: desc, link, picture: imgUrl } = card;
  await invoke('updateAppMessageShareData', { ...signed, title, desc, link, imgUrl });
  await invoke('updateTimelineShareData', { ...signed, title, link, imgUrl });
  return true;
}
