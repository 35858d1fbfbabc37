import { textsOf } from '@resort/shared/testing/texts';
import { describe, expect, it } from '@jest/globals';
import { asQuietMember } from '../../page/as-member.ts';
import { expectSoon } from '../../page/expect-soon.ts';
import { product } from '../../page/running-product.ts';
import { holdStay } from '../hotel/booking.ts';
import { standInForWeChat, WECHAT } from './bridge.ts';

const say = textsOf('kit');
const STAY = { hotelCode: 'sjm', roomTypeCode: 'SJM-DELUXE', from: 40 };
const payButton = { name: say.like('payment.pay', { amount: 'MOP' }) };
const inWeChat = { userAgent: WECHAT };

describe('a payment inside WeChat', () => {
  it('opens the payment sheet, again after it was closed, and ends on the result', () =>
    asQuietMember(
      '66000116',
      async ({ page }) => {
        const asked = await standInForWeChat(page, { cancels: 1 });
        await holdStay(page, STAY);
        await page.locator('label', { has: page.locator('input[value=WALLET]') }).click();
        await page.getByRole('button', payButton).click();
        await expectSoon(async () => asked.length).toBe(1);
        await page.getByRole('button', { ...payButton, disabled: false }).click();
        await page.getByRole('heading', { level: 1, name: say('payment.PAID.title') }).waitFor();
        const sheets = asked.filter(({ name }) => name === 'getBrandWCPayRequest');
        expect(sheets).toHaveLength(2);
        // the same payment, not a second one
        expect(sheets[1]).toEqual(sheets[0]);
      },
      inWeChat,
    ));

  it('by card posts the provider’s form, and comes back', () =>
    asQuietMember(
      '66000116',
      async ({ page }) => {
        await standInForWeChat(page);
        await holdStay(page, { ...STAY, from: 50 });
        const posted = page.waitForRequest(
          (request) => request.method() === 'POST' && request.url().endsWith('/_pay'),
        );
        await page.getByRole('button', payButton).click();
        expect((await posted).postData()).toMatch(/^payNo=P[0-9A-Z]{20}$/);
        await page.waitForURL('**/_pay?**');
        await page.locator('button[value=pay]').click();
        await page.getByRole('heading', { level: 1, name: say('payment.PAID.title') }).waitFor();
      },
      inWeChat,
    ));
});

describe('a page shared inside WeChat', () => {
  it('has a card with title, text and picture in the member’s language, until the member leaves it', () =>
    asQuietMember(
      '66000116',
      async ({ page }) => {
        const asked = await standInForWeChat(page);
        await page.goto(`${product.origin}/tc/offers`);
        const first = page.getByRole('article').first();
        const title = await first.getByRole('heading').innerText();
        await first.getByRole('link').click();
        await page.waitForURL('**/tc/offer?id=*');
        const cards = () => asked.filter(({ name }) => name === 'updateAppMessageShareData');
        await expectSoon(async () => cards().at(-1)?.request['title']).toBe(title);
        const [card] = cards().slice(-1);
        expect(card?.request['link']).toBe(page.url());
        expect(card?.request['desc']).toMatch(/\p{Script=Han}/u);
        const picture = await page.request.get(card?.request['imgUrl'] ?? '');
        expect(picture.headers()['content-type']).toMatch(/^image\//);
        expect(asked[0]).toMatchObject({ name: 'preVerifyJSAPI', request: { verifySignType: 'sha1' } });

        await page.goBack();
        await expectSoon(async () => cards().at(-1)?.request['link']).toMatch(/\/tc\/offers$/);
      },
      inWeChat,
    ));
});
