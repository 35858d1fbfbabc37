import { expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectSoon } from '../page/expect-soon.ts';
import { openPhone, type Phone } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';

const say = textsOf('shell');

async function onJoinUs(query: string, look: (page: Page, fonts: string[]) => Promise<void>): Promise<void> {
  const phone: Phone = await openPhone(browser, { colorScheme: 'light' });
  const fonts: string[] = [];
  phone.page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  try {
    await phone.page.goto(`${product.origin}/en/join-us${query}`);
    await phone.page.locator('h1').waitFor();
    await look(phone.page, fonts);
    expect(phone.complaints).toEqual([]);
  } finally {
    await phone.close();
  }
}

const surface = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const bar = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content');
/** The font that is actually used for the heading, from the browser's inspector. */
async function headingFont(page: Page): Promise<string | undefined> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument');
  const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.find(({ isCustomFont }) => isCustomFont)?.familyName;
}

const nameOf = (address: string) => address.split('/').at(-1)?.split('.')[0];

it.each([
  ['sjm', 'EB Garamond'],
  ['glp', 'Cormorant'],
  ['pvm', 'Marcellus'],
  ['gl', 'Playfair'],
])('%s: headings use %s; its file and that of the text are transferred once', async (skin, family) => {
  await onJoinUs(`?skin=${skin}`, async (page, fonts) => {
    await page.waitForLoadState('networkidle');
    expect(fonts.map(nameOf).sort()).toEqual([skin, 'text'].sort());
    // `font-display: optional`: on a busy machine it may be too late for this page, but not for the next
    if ((await headingFont(page)) === undefined) await page.reload({ waitUntil: 'networkidle' });
    expect(await headingFont(page)).toContain(family);
  });
});

it('tkl: headings use the font of the text, and no other is transferred', async () => {
  await onJoinUs('?skin=tkl', async (page, fonts) => {
    await page.waitForLoadState('networkidle');
    expect(fonts.map(nameOf)).toEqual(['text']);
  });
});

it('the page, its icon and its manifest have the skin, also one selected later @essential', async () => {
  await onJoinUs('?skin=pvm', async (page) => {
    const marks = () =>
      page
        .locator('link[rel=icon],link[rel=manifest]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const read = (address: string) => page.evaluate(async (url) => (await fetch(url)).text(), address);
    await expectSoon(async () => (await marks()).length).toBe(2); // the manifest comes after the first screen
    const [icon = '', manifest = ''] = await marks();
    expect(await read(icon)).toContain('#10505f');
    expect(JSON.parse(await read(manifest))).toMatchObject({
      id: '/',
      scope: '/',
      start_url: '/en/?skin=pvm',
    });
    const settings = page.getByRole('button', { name: say('settings.open') });
    await settings.click();
    await page.getByRole('button', { name: say('skins.gl') }).click();
    await expectSoon(() => marks()).toEqual(
      [icon, manifest].map((address) => address.replace('/pvm/', '/gl/')),
    );
    await expectSoon(async () => (await bar(page)) === (await surface(page))).toBe(true);
  });
});

it('light or dark follows the system until the member chooses, and the choice persists', async () => {
  await onJoinUs('', async (page) => {
    const light = await surface(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await surface(page);
    expect(dark).not.toBe(light);
    await page.getByRole('button', { name: say('settings.open') }).click();
    await page.getByRole('button', { name: say('schemes.light'), exact: true }).click();
    await expectSoon(async () => [await surface(page), await bar(page)]).toEqual([light, light]);
    await page.reload();
    await page.locator('h1').waitFor();
    expect(await surface(page)).toBe(light);
  });
});

it('a picture of the app server is shown under the page’s policy', async () => {
  await onJoinUs('', async (page) => {
    const width = (src: string) =>
      page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode().catch(() => undefined);
        return image.naturalWidth;
      }, src);
    expect(await width('/gateway/art/suite-dusk.pvm.svg')).toBe(800);
  });
});
