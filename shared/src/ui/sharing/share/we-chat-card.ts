import { weChatApi } from '../../../calls/we-chat.ts';
import { setShareCard, type ShareCard } from '../../../wechat/bridge.ts';
import type { AppStore } from '../../../store/index.ts';

/**
 * The address that is signed: on an iPhone WeChat compares with the address at which the page was opened, elsewhere with
 * the current one.
 */
function signedAddress(): string {
  const [opened] = performance.getEntriesByType('navigation');
  const address = /iPhone|iPad/.test(navigator.userAgent) && opened ? opened.name : location.href;
  return address.split('#', 1)[0] ?? '';
}

let newest = 0;

/** Gives the page's menu in WeChat its card. A later card wins, however long an earlier signature takes. */
export async function putCard(dispatch: AppStore['dispatch'], card: ShareCard): Promise<void> {
  newest += 1;
  const own = newest;
  const asked = dispatch(weChatApi.endpoints.weChatPage.initiate({ url: signedAddress() }, ALWAYS));
  const { data } = await asked;
  if (data !== undefined && own === newest) await setShareCard(data, card);
}

/** A signature of another moment may have expired. */
const ALWAYS = { forceRefetch: true, subscribe: false };

/** Afterwards the next screen's own title, unless that screen has put a card of its own. */
export function takeCardBack(dispatch: AppStore['dispatch']): void {
  const own = newest;
  setTimeout(() => {
    if (own === newest) void putCard(dispatch, { title: document.title, text: '', ...HERE() });
  });
}

/** The current page, with the home-screen icon as its picture. */
const HERE = () => ({
  link: location.href.split('#', 1)[0] ?? '',
  picture: document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? '',
});
