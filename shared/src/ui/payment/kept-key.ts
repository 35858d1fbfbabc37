/** Idempotency keys of payments that may be under way live in the tab's session storage, one an order. */
const PREFIX = 'pay.';

interface Kept {
  key: string;
  /** what it was made for: the server refuses the key for anything else */
  request: string;
}

/** Of this screen, where storage is refused. */
const remembered = new Map<string, Kept>();

function read(orderNo: string): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + orderNo) ?? 'null') as Kept | null;
    return kept ?? remembered.get(orderNo);
  } catch {
    return remembered.get(orderNo);
  }
}

/** 32 hex digits; `crypto.randomUUID` needs a secure origin, which a hotel's own network may not have. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The idempotency key for paying an order in exactly this way: the same after a reload and after an answer that never
 * came, another one once the member chose differently.
 */
export function keyFor(orderNo: string, request: object): string {
  const text = JSON.stringify(request);
  const kept = read(orderNo);
  if (kept?.request === text) return kept.key;
  const made = { key: newKey(), request: text };
  remembered.set(orderNo, made);
  try {
    sessionStorage.setItem(PREFIX + orderNo, JSON.stringify(made));
  } catch {
    // it lives as long as the page
  }
  return made.key;
}

/** When the payment is final: the next attempt is another one. */
export function dropKey(orderNo: string): void {
  remembered.delete(orderNo);
  try {
    sessionStorage.removeItem(PREFIX + orderNo);
  } catch {
    // nothing was kept either
  }
}
