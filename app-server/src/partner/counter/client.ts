/** A refusal of the gateway, or its answer. */
export interface Answered {
  readonly ok: boolean;
  readonly data: Record<string, unknown>;
}

export interface CounterClient {
  call(path: string, body: Record<string, unknown>): Promise<Answered>;
  /** asks at `path` until the member has answered on the phone, or the minute is over; a refusal is not ok */
  answered(path: string, by: Record<string, string>, first: Answered): Promise<Answered>;
}

/**
 * Signs and sends as an integrator's system does (docs/partner-gateway.md). It runs in the counter's page: the function
 * is put there as text, so it uses nothing from outside itself except types.
 */
export async function createClient(): Promise<CounterClient> {
  const response = await fetch('/_dev/counter/key');
  const { keyId, jwk } = (await response.json()) as { keyId: string; jwk: JsonWebKey };
  const key = await crypto.subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['sign']);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const base64 = (buffer: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)));
  const client: CounterClient = {
    async call(path, body) {
      const content = JSON.stringify(body);
      const url = `${location.origin}/partner/${path}`;
      const digest = `sha-256=:${base64(await crypto.subtle.digest('SHA-256', bytes(content)))}:`;
      const idempotencyKey = crypto.randomUUID();
      const created = Math.floor(Date.now() / 1000);
      const params = `("@method" "@target-uri" "content-digest" "idempotency-key");created=${created};keyid="${keyId}";nonce="${crypto.randomUUID()}"`;
      const base = [
        '"@method": POST',
        `"@target-uri": ${url}`,
        `"content-digest": ${digest}`,
        `"idempotency-key": ${idempotencyKey}`,
        `"@signature-params": ${params}`,
      ].join('\n');
      const signature = base64(await crypto.subtle.sign('Ed25519', key, bytes(base)));
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-digest': digest,
          'idempotency-key': idempotencyKey,
          'signature-input': `sig1=${params}`,
          signature: `sig1=:${signature}:`,
        },
        body: content,
      });
      return { ok: answer.ok, data: (await answer.json()) as Record<string, unknown> };
    },
    async answered(path, by, first) {
      let last = first;
      while (last.ok && last.data['status'] === 'WAITING') {
        await new Promise((next) => setTimeout(next, 1000));
        last = await client.call(path, by);
      }
      const isRefused = ['DECLINED', 'OVER', 'OFFLINE'].includes(String(last.data['status']));
      return isRefused ? { ...last, ok: false } : last;
    },
  };
  return client;
}
