import type { Page } from 'playwright-core';
import { compose } from '../../../../app-server/test/platform/protocol/client.ts';
import { product } from '../../page/running-product.ts';

/** An outlet's PIN and terminal, from the development page. */
export async function outletNamed(name: string): Promise<{ pin: string; terminalId: string }> {
  const all = (await (await fetch(`${product.origin}/_dev/outlets`)).json()) as {
    name: string;
    pin: string;
    terminalId: string;
  }[];
  const found = all.find((outlet) => outlet.name === name);
  if (!found) throw new Error(`no outlet ${name}`);
  return found;
}

/** What an outlet's terminal does after scanning a code, with a real session. */
export async function scan(page: Page, qrContent: string, terminalId: string): Promise<{ code: number }> {
  const stored = (name: string) =>
    page.evaluate((key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { value: string }).value, name);
  const [userId, token, key] = await Promise.all([stored('userId'), stored('tokenValue'), stored('signKey')]);
  const { url, headers, body } = compose(
    { clock: { now: () => new Date() } as never, apiBase: `${product.origin}/gateway` },
    'POST /offer/voucher/burn',
    {
      as: { userId, token, key: Buffer.from(key, 'base64') },
      payload: {
        qrContent,
        terminalId,
        billAmount: '2000.00',
        idempotencyKey: `scan-${qrContent}`.slice(0, 64),
      },
    },
  );
  const answer = await fetch(url, { method: 'POST', headers, body: body ?? null });
  return (await answer.json()) as { code: number };
}
