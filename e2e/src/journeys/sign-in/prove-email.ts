import { randomBytes } from 'node:crypto';
import { signRequest } from '@resort/shared/signing';
import type { Page } from 'playwright-core';
import { product } from '../../page/running-product.ts';

/** A call of the signed-in member, made outside the page with its session. */
async function callAs(page: Page, method: 'POST' | 'PUT', path: string, payload: object): Promise<unknown> {
  const kept = await page.evaluate(() => {
    const read = (name: string) => {
      const { value } = JSON.parse(localStorage.getItem(name) ?? '{}') as { value: string };
      return value;
    };
    return { token: read('tokenValue'), signKey: read('signKey'), userId: read('userId') };
  });
  const { token, signKey, userId } = kept;
  const body = JSON.stringify({ ...payload, language: 'en', authId: userId });
  const timestamp = String(Date.now());
  const random = randomBytes(16).toString('hex');
  const request = { method, path, query: {}, body, timestamp, random, userId, token };
  const response = await fetch(`${product.origin}/gateway${path}`, {
    method,
    body,
    headers: {
      'content-type': 'application/json',
      platform: '4',
      channel: 'membershipH5',
      language: 'en',
      sign: signRequest(Buffer.from(signKey, 'base64'), request),
      timestamp,
      random,
      'authorization-app': token,
    },
  });
  const { code, data } = (await response.json()) as { code: number; data: unknown };
  if (code !== 0) throw new Error(`${path} was answered with ${code}`);
  return data;
}

/** Verifies an address of the member by the mailed code. */
export async function proveEmail(page: Page, email: string): Promise<void> {
  const { otpId } = (await callAs(page, 'POST', '/user/email/otp', { email })) as { otpId: string };
  await callAs(page, 'PUT', '/user/email/otp', { otpId, email, code: await product.codeFor(email) });
}
