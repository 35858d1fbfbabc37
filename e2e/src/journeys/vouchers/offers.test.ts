import { textsOf } from '@resort/shared/testing/texts';
import { describe, expect, it } from '@jest/globals';
import { expectSoon } from '../../page/expect-soon.ts';
import { OFFER_CATEGORIES } from '../../../../app-server/src/locales/offer-choices.ts';
import { CORPUS } from '../../../../app-server/test/core/content/xss-corpus.ts';
import { asQuietMember, open } from '../../page/as-member.ts';
import { openPhone, signIn } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';

const say = textsOf('vouchers');
const DINING = OFFER_CATEGORIES.find(({ code }) => code === 'dining')?.names.en ?? '';

describe('offers', () => {
  it('are found by the address, and keep their position on return', () =>
    asQuietMember('66000107', async ({ page }) => {
      const network = Promise.withResolvers<void>();
      await page.route('**/offer/filter', async (route) => {
        await network.promise;
        await route.continue();
      });
      await open(page, '/offers');
      await page
        .getByRole('status')
        .filter({ hasText: say('kit:loading') })
        .waitFor({ state: 'attached' });
      network.resolve();
      await page.getByRole('article').first().waitFor();
      await page.getByLabel(say('offers.search')).fill('Atelier hour');
      await page.waitForURL(/[?&]q=Atelier/);
      await page.getByText(say('offers.count', { count: 1 }), { exact: true }).waitFor();
      await page.getByLabel(say('offers.search')).fill('');
      await page.waitForURL((url) => !url.search.includes('q='));
      await page.getByRole('button', { name: DINING, exact: true }).click();
      await page.waitForURL(/category=/);
      await page.reload();
      await page.getByRole('button', { name: DINING, exact: true, pressed: true }).click();
      await page.getByText(say('offers.count', { count: 19 }), { exact: true }).waitFor();

      const fifth = page.getByRole('article').nth(4);
      const title = await fifth.getByRole('heading').innerText();
      await fifth.evaluate((card) => card.scrollIntoView({ block: 'center' }));
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(600);
      await fifth.getByRole('link').click();
      await page.waitForURL('**/offer?id=*');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.goBack();
      await page.waitForURL(/\/offers$/);
      await page.getByRole('article').nth(4).waitFor();
      await page.waitForTimeout(300); // everything that moves the list has loaded again
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
    }));

  it('are saved at once, undone by the toast, and restored when the server refuses', () =>
    asQuietMember('66000108', async ({ page, complaints }) => {
      await open(page, '/offers');
      const heart = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: say.like('save.action') });
      await heart.click();
      await page.getByText(say('save.saved')).waitFor();
      await page.getByRole('link', { name: say('offers.saved'), exact: true }).click();
      await page.waitForURL('**/saved-offers');
      const oneIsSaved = () => expectSoon(() => page.getByRole('article').count()).toBe(1);
      await oneIsSaved();
      await heart.click();
      await page.getByRole('heading', { name: say('saved.none.title') }).waitFor();
      await page.getByRole('button', { name: say('kit:undo') }).click();
      await oneIsSaved();
      await page.reload();
      await oneIsSaved();
      await page.route('**/offer/collect', (route) => route.fulfill({ status: 500, body: '' }));
      await heart.click();
      await page.getByText(say('save.notRemoved')).waitFor();
      await oneIsSaved();
      complaints.length = 0; // the journey's own 500
    }));

  it('are shared by a link that another member opens, after signing in', () =>
    asQuietMember('66000109', async ({ page }) => {
      await open(page, '/offers?q=tea');
      const first = page.getByRole('article').first();
      const title = await first.getByRole('heading').innerText();
      await first.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('button', { name: say('kit:share.share') }).click();
      const link = await page.getByText(/\/en\/share\?token=/).innerText();
      const other = await openPhone(browser);
      try {
        await other.page.goto(link);
        await other.page.waitForURL('**/join-us?**');
        const back = new URL(other.page.url()).searchParams.get('redirect') ?? '';
        await other.page.goto(`${product.origin}/en/sign-in?redirect=${encodeURIComponent(back)}`);
        await signIn(other.page, product, '66000112');
        await other.page.waitForURL('**/en/offer?id=*');
        await other.page.getByRole('heading', { level: 1, name: title }).waitFor();
        await other.page.goto(`${product.origin}/en/share?token=${'x'.repeat(22)}`);
        await other.page.getByRole('heading', { name: say('content:share.gone.title') }).waitFor();
        expect(other.complaints).toEqual([]);
      } finally {
        await other.close();
      }
    }));

  it('with hostile HTML are harmless, even if the server lets it through', () =>
    asQuietMember('66000110', async ({ page, complaints }) => {
      await page.addInitScript(() => {
        const acted: string[] = [];
        Object.assign(window, { acted });
        for (const name of ['alert', 'prompt', 'confirm', 'print', 'open'] as const)
          Object.assign(window, { [name]: () => acted.push(name) });
        addEventListener('securitypolicyviolation', ({ violatedDirective }) => acted.push(violatedDirective));
      });
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(product.origin) && !request.url().startsWith('data:'))
          elsewhere.push(request.url());
      });
      let html = '';
      await page.route('**/offer/detail?*', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: { html: string } };
        answer.data.html = html;
        await route.fulfill({ response, json: answer });
      });
      html = '<p>vector -1</p>';
      await open(page, '/offer?id=1');
      await page.getByText('vector -1', { exact: true }).waitFor();
      const findings: string[] = [];
      for (const [number, vector] of CORPUS.entries()) {
        html = `<p>vector ${number}</p>${vector}`;
        await page.evaluate(() => window.dispatchEvent(new Event('online'))); // what is shown is read again
        const marker = page.getByText(`vector ${number}`, { exact: true });
        await marker.waitFor();
        const found = await marker.locator('xpath=..').evaluate((text) =>
          Array.from(text.querySelectorAll('*'), (element) => {
            if (element.closest('[style*="aspect-ratio"]')) return ''; // a picture of the kit
            const isKnown =
              /^(?:p|br|hr|[uo]l|li|strong|em|[biusa]|small|su[bp]|blockquote|h[34]|img|div|table|thead|tbody|t[rhd]|caption|d[ldt])$/i.test(
                element.localName,
              );
            const handlers = element
              .getAttributeNames()
              .filter((name) => /^on|^style$|^srcdoc$|formaction/.test(name));
            const href = element.getAttribute('href') ?? element.getAttribute('src') ?? '/';
            const isPlain = /^(?:https?:\/\/|mailto:|tel:|\/)/.test(href);
            return isKnown && handlers.length === 0 && isPlain ? '' : element.outerHTML;
          }).filter((bad) => bad !== ''),
        );
        findings.push(...found);
      }
      expect(CORPUS.length).toBeGreaterThan(60);
      expect(findings).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { acted: string[] }).acted)).toEqual([]);
      expect(elsewhere).toEqual([]);
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/img-src|404/.test(text)));
    }));
});
