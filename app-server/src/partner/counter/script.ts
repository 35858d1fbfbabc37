import type { Answered, CounterClient } from './client.ts';

/*
 * The counter's page: every form is one call of the gateway. Runs in the browser, put into the page as text; it uses
 * nothing from outside itself except types.
 */
export function runCounter(client: CounterClient): void {
  const state: Record<string, string> = {};
  const cents = (text: string) => Math.round(Number(text || '0') * 100);
  const money = (amount: number) => (amount / 100).toFixed(2);
  const words = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase();

  function lines(data: Record<string, unknown>): [string, string][] {
    return Object.entries(data).flatMap(([name, value]): [string, string][] => {
      if (name === 'visit' || name === 'type' || value === null) return [];
      if (Array.isArray(value))
        return value.map((one: Record<string, unknown>) => [words(name), String(one['name'] ?? one['text'])]);
      if (typeof value === 'object') return lines(value as Record<string, unknown>);
      return [[words(name), String(value)]];
    });
  }

  function show(form: HTMLFormElement, { ok, data }: Answered): void {
    const out = form.closest('section')?.querySelector('output');
    if (!out) return;
    out.className = ok ? 'done' : 'refused';
    const list = document.createElement('dl');
    for (const [name, value] of lines(data)) {
      const [term, detail] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = name;
      detail.textContent = value;
      list.append(term, detail);
    }
    out.replaceChildren(list);
    out.scrollIntoView({ block: 'nearest' });
  }

  /** What an earlier call left, or what the cashier has chosen. */
  const kept = (name: string) =>
    document.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? state[name] ?? '';

  /** A bill: dollars are set aside, then the sale settles them. */
  async function sell({ total = '', dollars = '', text = '' }: Record<string, string>): Promise<Answered> {
    const { visit = '' } = state;
    const [outlet, currency] = [kept('outlet'), kept('currency')];
    const id = crypto.randomUUID();
    const voucher = Math.min(cents(state['deduct'] ?? ''), cents(total));
    const ofDollars = Math.min(cents(dollars), cents(total) - voucher);
    const about = { visit, outlet, currency };
    if (ofDollars > 0) {
      const held = await client.call('payments/hold', { ...about, paymentId: id, amount: money(ofDollars) });
      if (!held.ok) return held;
    }
    const rest = cents(total) - voucher - ofDollars;
    const tenders = [
      ...(voucher > 0 ? [{ kind: 'VOUCHER', amount: money(voucher) }] : []),
      ...(ofDollars > 0 ? [{ kind: 'DOLLARS', amount: money(ofDollars), paymentId: id }] : []),
      ...(rest > 0 ? [{ kind: 'MONEY', amount: money(rest) }] : []),
    ];
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

  async function submit(form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> {
    const path = pressed?.dataset['call'] ?? form.dataset['call'] ?? '';
    const body = { ...bodyOf(form), ...(pressed?.dataset['says'] ? { says: pressed.dataset['says'] } : {}) };
    if (path === 'code') state['deduct'] = '';
    if (path === 'stays/folio') Object.assign(body, { lineId: crypto.randomUUID() });
    const answer = path === 'sales' ? await sell(body) : await client.call(path, body);
    if (answer.ok && path === 'code') state['visit'] = String(answer.data['visit']);
    if (answer.ok && path === 'vouchers/burn') state['deduct'] = String(answer.data['deduct']);
    show(form, answer);
  }

  /** The camera, where the browser reads codes by itself. */
  async function scan(button: HTMLButtonElement): Promise<void> {
    const input = button.form?.elements.namedItem('code');
    if (!(input instanceof HTMLInputElement)) return;
    const Detector = (
      window as unknown as {
        BarcodeDetector: new (options: object) => {
          detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>;
        };
      }
    ).BarcodeDetector;
    const video = document.createElement('video');
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    Object.assign(video, { srcObject: stream, muted: true, playsInline: true });
    button.after(video);
    await video.play();
    const detector = new Detector({ formats: ['qr_code'] });
    while (input.value === '' && video.isConnected) {
      const [found] = await detector.detect(video);
      if (found) input.value = found.rawValue;
      await new Promise((next) => setTimeout(next, 200));
    }
    for (const track of stream.getTracks()) track.stop();
    video.remove();
  }

  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const buttons = [...form.querySelectorAll('button')];
    for (const button of buttons) button.disabled = true;
    void submit(form, event.submitter)
      .catch((error: unknown) => show(form, { ok: false, data: { detail: String(error) } }))
      .finally(() => {
        for (const button of buttons) button.disabled = false;
      });
  });
  document.addEventListener('click', (event) => {
    const pressed = event.target;
    if (pressed instanceof HTMLButtonElement && pressed.dataset['scan'] !== undefined)
      void scan(pressed).catch(() => pressed.remove());
  });
  if (!('BarcodeDetector' in window))
    for (const one of document.querySelectorAll('[data-scan]')) one.remove();
  document.documentElement.dataset['ready'] = '';
}
