import { createPrivateKey, randomBytes } from 'node:crypto';
import type { MemberCode } from '@resort/shared/calls/rows';
import { COVERED } from '../../src/partner/authenticate.ts';
import { contentDigest } from '../../src/platform/http-signature/content-digest.ts';
import { signRequest } from '../../src/platform/http-signature/sign.ts';
import type { Identity } from '../platform/protocol/client.ts';
import { sendOver } from '../platform/protocol/over-http.ts';
import type { Answer } from './partner-client.ts';

export interface KeyPair {
  readonly keyId: string;
  /** PEM */
  readonly privateKey: string;
}

/** A partner's call to a server that listens at `origin`, signed now. Rejects without a response. */
export async function callOver(
  origin: string,
  { keyId, privateKey }: KeyPair,
  path: string,
  { body: content, key = randomBytes(12).toString('hex') }: { readonly body: unknown; readonly key?: string },
): Promise<Answer> {
  const body = JSON.stringify(content);
  const url = `${origin}/partner/${path}`;
  const signed = { 'content-digest': contentDigest(body), 'idempotency-key': key };
  const created = Math.floor(Date.now() / 1000);
  const params = { created, keyid: keyId, nonce: randomBytes(12).toString('hex') };
  const request = { method: 'POST', url, headers: signed };
  const signature = signRequest(createPrivateKey(privateKey), request, { covered: COVERED, params });
  const headers = { 'content-type': 'application/json', ...signed, ...signature };
  const response = await fetch(url, { method: 'POST', headers, body });
  return { status: response.status, data: await response.json(), headers: {} };
}

/** A member at an outlet: the code of their phone is read; resolves to the visit. */
export async function visitOver(origin: string, by: KeyPair, as: Identity, outlet: string): Promise<string> {
  const { envelope } = await sendOver<MemberCode>(origin, 'GET /user/qrCode', { as });
  const body = { code: envelope.data.content, outlet, currency: 'MOP' };
  const { status, data } = await callOver(origin, by, 'code', { body });
  if (status !== 200) throw new Error(`the code was not read: ${JSON.stringify(data)}`);
  return data.visit as string;
}

/** A sale of one line, paid with money. */
export const billOf = (saleId: string, visit: string, outlet: string, amount: string) => ({
  saleId,
  visit,
  outlet,
  currency: 'MOP',
  total: amount,
  lines: [{ text: 'Dinner', quantity: 1, amount }],
  tenders: [{ kind: 'MONEY', amount }],
  soldAt: new Date().toISOString(),
});
