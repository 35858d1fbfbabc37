import type { Answered, CounterClient } from './client.ts';

/** Makes the call of a form, or of the button that was pressed in it. */
export type Submit = (form: HTMLFormElement, pressed: HTMLElement | null) => Promise<Answered>;

/**
 * Every form is one call of the gateway; a bill is two: dollars are set aside, then the sale settles them. Put into the
 * page as text; it uses nothing from outside itself except types.
 */
export function makeTill(client: CounterClient): Submit {
  const state: Record<string, string> = {};
  const cents = (text = '') => Math.round(Number(text || '0') * 100);
  const money = (amount: number) => (amount / 100).toFixed(2);
  /** what an earlier call left, or what the cashier has chosen */
  const kept = (name: string) =>
    document.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? state[name] ?? '';

  async function sell({ total, dollars, text = '' }: Record<string, string>): Promise<Answered> {
    const about = { visit: kept('visit'), outlet: kept('outlet'), currency: kept('currency') };
    const id = crypto.randomUUID();
    const voucher = Math.min(cents(state['deduct']), cents(total));
    const ofDollars = Math.min(cents(dollars), cents(total) - voucher);
    if (ofDollars > 0) {
      const asked = await client.call('payments/hold', { ...about, paymentId: id, amount: money(ofDollars) });
      const held = await client.answered('payments/find', { paymentId: id }, asked);
      if (!held.ok) return held;
    }
    const tenders = [
      { kind: 'VOUCHER', amount: money(voucher) },
      { kind: 'DOLLARS', amount: money(ofDollars), paymentId: id },
      { kind: 'MONEY', amount: money(cents(total) - voucher - ofDollars) },
    ].filter(({ amount }) => amount !== '0.00');
    const amount = money(cents(total));
    const sale = { ...about, saleId: id, total: amount, tenders, soldAt: new Date().toISOString() };
    const sold = await client.call('sales', { ...sale, lines: [{ text, quantity: 1, amount }] });
    if (sold.ok) Object.assign(state, { saleId: id, deduct: '' });
    else if (ofDollars > 0) await client.call('payments/release', { paymentId: id });
    return sold;
  }

  /** Fields of the form, and what it needs beside them. */
  function bodyOf(form: HTMLFormElement): Record<string, string> {
    const own = [...new FormData(form)].flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value.trim() : '';
      const isMoney = name === 'bill' || name === 'amount';
      return text === '' ? [] : [[name, isMoney ? money(cents(text)) : text] as const];
    });
    const others = (form.dataset['with'] ?? '').split(' ').filter(Boolean);
    return { ...Object.fromEntries(others.map((name) => [name, kept(name)])), ...Object.fromEntries(own) };
  }

  async function send(path: string, body: Record<string, string>): Promise<Answered> {
    if (path === 'sales') return sell(body);
    if (path !== 'vouchers/burn') return client.call(path, body);
    const burnId = crypto.randomUUID();
    return client.answered('vouchers/find', { burnId }, await client.call(path, { ...body, burnId }));
  }

  return async (form, pressed) => {
    const path = pressed?.dataset['call'] ?? form.dataset['call'] ?? '';
    const says = pressed?.dataset['says'];
    const body = { ...bodyOf(form), ...(says ? { says } : {}), lineId: crypto.randomUUID() };
    const answer = await send(path, body);
    if (path === 'code') Object.assign(state, { visit: answer.data['visit'] ?? '', deduct: '' });
    if (path === 'vouchers/burn')
      state['deduct'] = answer.ok ? ((answer.data['deduct'] as string | undefined) ?? '') : '';
    return answer;
  };
}
