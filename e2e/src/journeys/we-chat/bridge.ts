import type { Page } from 'playwright-core';
import { product } from '../../page/running-product.ts';

/** An Android phone's WeChat. */
export const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50';

export interface AskedOfWeChat {
  name: string;
  request: Record<string, string>;
}

/**
 * A stand-in for WeChat’s bridge: it records what a page asks for, pays at the sandbox where the payment sheet is asked
 * for (or closes it, as often as `cancels` says), and grants everything else.
 */
export async function standInForWeChat(page: Page, { cancels = 0 } = {}): Promise<AskedOfWeChat[]> {
  const asked: AskedOfWeChat[] = [];
  let left = cancels;
  await page.exposeFunction('askWeChat', async (name: string, request: AskedOfWeChat['request']) => {
    asked.push({ name, request });
    if (name !== 'getBrandWCPayRequest') return `${name}:ok`;
    left -= 1;
    if (left >= 0) return 'get_brand_wcpay_request:cancel';
    const payNo = /^prepay_id=(\w+)$/.exec(request['package'] ?? '')?.[1] ?? '';
    const body = new URLSearchParams({ payNo, decision: 'pay' });
    const paid = await fetch(`${product.origin}/_pay`, { method: 'POST', body, redirect: 'manual' });
    return `get_brand_wcpay_request:${paid.status === 303 ? 'ok' : 'fail'}`;
  });
  await page.addInitScript(() => {
    type Ask = (name: string, request: object) => Promise<string>;
    const { askWeChat } = globalThis as unknown as { askWeChat: Ask };
    const invoke = (name: string, request: object, answer: (response: object) => void) =>
      void askWeChat(name, request).then((err_msg) => answer({ err_msg }));
    Object.assign(globalThis, { WeixinJSBridge: { invoke } });
  });
  return asked;
}
