import type { PaymentStarted } from '../../../calls/payment.ts';

type Action = PaymentStarted['action'];

/**
 * What became of an action: the page was left, WeChat's sheet was closed after paying, or without, it did not open, or
 * there was nothing to do.
 */
export type CarriedOut = 'left' | 'ok' | 'cancel' | 'fail' | 'nothing';

/** Does what the provider asks for: opens its page, posts its form, or opens WeChat's payment sheet. */
export async function carryOut(
  { type, url, params = {} }: Action,
  leave: (url: string) => void,
): Promise<CarriedOut> {
  if (type === 'JSAPI') {
    const { payByWeChat } = await import('../../../wechat/bridge.ts');
    return payByWeChat(params);
  }
  if (type === 'NONE' || url === undefined) return 'nothing';
  if (type === 'FORM') postForm(url, params);
  else leave(url);
  return 'left';
}

/** Leaves the page with a form that nobody sees. */
function postForm(action: string, fields: Record<string, string>): void {
  const form = Object.assign(document.createElement('form'), { action, method: 'post', hidden: true });
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}
