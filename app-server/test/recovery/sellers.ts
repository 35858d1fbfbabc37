import { signInOver } from '../platform/protocol/over-http.ts';
import { newRandom } from '../platform/protocol/client.ts';
import { billOf, callOver, visitOver, type KeyPair } from '../partner/over-http.ts';

const OUTLET = 'LOTUS-ROOM';
const AMOUNT = '1000.00';
/** One sale in this many is voided again. */
const VOID_EVERY = 3;

/** A sale in progress, as a till knows it: unanswered steps are repeated with the same keys. */
interface Errand {
  readonly saleId: string;
  readonly saleKey: string;
  readonly voidKey: string;
  isSold: boolean;
  bill?: ReturnType<typeof billOf>;
}

/** A till with one member, and what was acknowledged to it. */
export interface Seller {
  readonly phone: string;
  readonly kept: string[];
  readonly voided: string[];
  visit?: string;
  errand?: Errand;
  /** answers that a repeated request must never get */
  readonly odd: string[];
}

export const newSeller = (phone: string): Seller => ({ phone, kept: [], voided: [], odd: [] });

/** One step of a till; throws where the answer is missing or says to try again. */
async function done(origin: string, by: KeyPair, seller: Seller, path: string, body: unknown, key: string) {
  const { status, data } = await callOver(origin, by, path, { body, key });
  if (status >= 500) throw new Error(`again: ${status}`);
  // IN_PROGRESS: the first attempt of the same key is still being worked on
  if (status === 409 && data.code === 'IN_PROGRESS') throw new Error('again');
  if (status !== 200) seller.odd.push(`${path} ${status} ${data.code} ${seller.phone}`);
}

/** Sells once, and voids some of it. A failed step is repeated next time, with the same key and body. */
export async function sellOnce(origin: string, by: KeyPair, seller: Seller): Promise<void> {
  seller.visit ??= await visitOver(origin, by, await signInOver(origin, seller.phone), OUTLET);
  const number = newRandom();
  const fresh = { saleId: number, saleKey: `s${number}`, voidKey: `v${number}`, isSold: false };
  const errand = (seller.errand ??= fresh);
  const { saleId, saleKey, voidKey } = errand;
  const bill = (errand.bill ??= billOf(saleId, seller.visit, OUTLET, AMOUNT));
  if (!errand.isSold) await done(origin, by, seller, 'sales', bill, saleKey);
  errand.isSold = true;
  const isVoided = (seller.kept.length + seller.voided.length) % VOID_EVERY === VOID_EVERY - 1;
  if (isVoided) await done(origin, by, seller, 'sales/void', { saleId }, voidKey);
  (isVoided ? seller.voided : seller.kept).push(saleId);
  delete seller.errand;
}
