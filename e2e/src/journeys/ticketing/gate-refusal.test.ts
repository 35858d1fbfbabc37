import { expect, it } from '@jest/globals';
import { asQuietMember } from '../../page/as-member.ts';
import { product } from '../../page/running-product.ts';
import { gateOf } from './gate.ts';

it.each([
  ['en', /\d{1,2} [A-Z][a-z]{2}/],
  ['jp', /\d{1,2}月\d{1,2}日/],
])('a gate that is not open yet says from when to when, in %s', (language, day) =>
  asQuietMember('66000001', async ({ page }) => {
    const info = page.waitForResponse('**/ticket/order/info**');
    await page.goto(`${product.origin}/${language}/ticket-orders`);
    await page.locator('main a[href*="/ticket-order?"]').first().click();
    const { data } = (await (await info).json()) as {
      data: { property: { code: string }; gates: unknown[] };
    };
    expect(data.gates).toHaveLength(1);
    const gate = await gateOf(product.origin, data.property.code);
    await page.locator('a[href*="/ticket-gate"]').first().click();
    await page.locator('input[type=password]').fill(gate.pin);
    await page.locator('main form button[type=submit]').click();
    const refusal = page.locator('main form [role=alert]', { hasText: /./ });
    await refusal.waitFor();
    const words = await refusal.innerText();
    expect(words).toMatch(day);
    expect(words).not.toMatch(/\d{4}-\d\d-\d\d|T\d\d:|\+08/);
  }),
);
