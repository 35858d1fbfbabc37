import type { Page } from 'playwright-core';
import { compose } from '../../../../app-server/test/platform/protocol/client.ts';

interface Gate {
  code: string;
  property: string;
  pin: string;
}

/** A gate of this property, from the development page. */
export async function gateOf(origin: string, property: string): Promise<Gate> {
  const all = (await (await fetch(`${origin}/_dev/gates`)).json()) as Gate[];
  const found = all.find((gate) => gate.property === property);
  if (!found) throw new Error(`no gate at ${property}`);
  return found;
}

/** A gate's response. */
export interface GateAnswer {
  code: number;
  message: string;
  data: { status?: string; at?: string; seatNo?: string | null } | null;
}

/** What a gate does after scanning a code, with a real session. `now`: the product's time. */
export async function scanAtGate(
  page: Page,
  origin: string,
  { qrContent, gate, now, attempt }: { qrContent: string; gate: Gate; now: Date; attempt: string },
): Promise<GateAnswer> {
  const stored = (name: string) =>
    page.evaluate((key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { value: string }).value, name);
  const [userId, token, key] = await Promise.all([stored('userId'), stored('tokenValue'), stored('signKey')]);
  const { url, headers, body } = compose(
    { clock: { now: () => now } as never, apiBase: `${origin}/gateway` },
    'POST /ticket/verificationTicket',
    {
      as: { userId, token, key: Buffer.from(key, 'base64') },
      payload: { qrContent, gateCode: gate.code, gatePin: gate.pin, idempotencyKey: attempt },
    },
  );
  const answer = await fetch(url, { method: 'POST', headers, body: body ?? null });
  return (await answer.json()) as GateAnswer;
}
