import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TAGS, LANGUAGES } from '@resort/shared/contract';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectSoon } from '../../page/expect-soon.ts';
import { asMember, asQuietMember, open } from '../../page/as-member.ts';
import { eventually } from '../../page/eventually.ts';
import { fillDetails, askForCode, giveCode, joinButton } from '../joining/steps.ts';
import { releaseKept } from '../../page/kept-release.ts';
import { openPhone } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';

const say = textsOf('content');

/** Opens the magazine's first story from the home; returns its title. */
async function openFirstStory(page: Page): Promise<string> {
  await open(page, '/home');
  await page
    .getByRole('navigation', { name: say('home.quickMenu') })
    .getByRole('link', { name: say('articles.title') })
    .click();
  await page.getByRole('heading', { level: 1, name: say('articles.title') }).waitFor();
  const first = page.getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link').click();
  await page.waitForURL('**/en/article?id=*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return title;
}

const heart = (page: Page) => page.getByRole('button', { name: say.like('article.like') });
const isLikedOnce = async (page: Page) => {
  await page.getByRole('button', { name: say.like('article.like'), pressed: true }).waitFor();
  await heart(page)
    .getByText(say('article.likes', { count: 1 }), { exact: true })
    .waitFor({ state: 'attached' });
};

describe('the magazine', () => {
  it('has stories that are liked once, also from a second tab, and restored when the server refuses', () =>
    asQuietMember('66000113', async ({ page, complaints }) => {
      await openFirstStory(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await heart(other).waitFor();
      await heart(page).click();
      await isLikedOnce(page);
      // the second tab does not know of the like, and creates no second one
      await expectSoon(() => heart(other).getAttribute('aria-pressed')).toBe('false');
      await heart(other).click();
      await isLikedOnce(other);
      await page.reload();
      await isLikedOnce(page);
      await page.route('**/article/articles/*/like', (route) => route.fulfill({ status: 500, body: '' }));
      await heart(page).click();
      await page.getByText(say('article.notUnliked')).waitFor();
      await isLikedOnce(page);
      complaints.length = 0; // the journey's own 500
    }));

  it('can be read offline as far as it was opened, and continues where the reader stopped', () =>
    asMember(
      '66000114',
      async ({ page }) => {
        const title = await openFirstStory(page);
        await releaseKept(page);
        await heart(page).scrollIntoViewIfNeeded();
        await page.getByRole('heading', { name: say('article.more') }).waitFor();
        await eventually('the place is kept', () =>
          page.evaluate(() => Object.keys(sessionStorage).some((key) => key.includes('reading.'))),
        );
        await page.context().setOffline(true);
        await page.reload();
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await page.getByText(say.like('kit:asOf')).waitFor();
        const before = await page.evaluate(() => scrollY);
        await page.getByRole('button', { name: say('article.goOn') }).click();
        await eventually('it goes on', async () => (await page.evaluate(() => scrollY)) > before);
        await page.goto(`${product.origin}/en/articles`);
        await page.getByRole('link', { name: title }).waitFor();
        await page.getByText(say.like('kit:asOf')).waitFor();
      },
      { serviceWorkers: 'allow' },
    ));
});

it('a shared story is opened by a visitor once they have joined', () =>
  asQuietMember('66000115', async ({ page }) => {
    const title = await openFirstStory(page);
    await page.getByRole('button', { name: say('kit:share.share') }).click();
    const link = await page.getByText(/\/en\/share\?token=/).innerText();
    const visitor = await openPhone(browser);
    try {
      await visitor.page.goto(link);
      await visitor.page.waitForURL('**/join-us?**');
      const door = new URL(visitor.page.url());
      await askForCode(visitor.page, door.pathname + door.search, '66000141');
      await giveCode(visitor.page, '66000141');
      await visitor.page.locator('input[name=firstName]').waitFor();
      await fillDetails(visitor.page);
      await joinButton(visitor.page).click();
      await visitor.page.getByRole('article').first().waitFor();
      await visitor.page.locator('main a').last().click();
      await visitor.page.waitForURL('**/en/article?id=*');
      await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(visitor.complaints).toEqual([]);
    } finally {
      await visitor.close();
    }
  }));

it('the home fits the narrowest phone in five languages, without layout shift or mixed languages', () =>
  asQuietMember(
    '66000116',
    async ({ page }) => {
      const titles = new Set<string>();
      for (const language of LANGUAGES) {
        await page.goto(`${product.origin}/${language}/home`);
        await page.locator('main nav a').first().waitFor();
        // sections load as they come near, which on this phone is below the menu
        await page.evaluate(() => scrollBy(0, innerHeight));
        // by its link: until the editors' sections are there, another one is the last
        const stories = page.locator('main section', { has: page.locator('a[href$="/articles"]') });
        await stories.scrollIntoViewIfNeeded();
        await stories.getByRole('article').first().waitFor();
        await expectSoon(() => page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS[language]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        titles.add(await stories.getByRole('heading').nth(1).innerText());
      }
      expect(titles.size).toBe(LANGUAGES.length);
    },
    { viewport: { width: 320, height: 640 } },
  ));
