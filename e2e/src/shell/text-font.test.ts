import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
// @ts-expect-error plain JavaScript
import { fontFolder } from '../../fonts.mjs';
import { launchBrowser } from '../page/phone.ts';

const SKIN = new URL('../../../shared/src/skin/', import.meta.url);
const style = readFileSync(new URL('text-font.css', SKIN), 'utf8');

const WORDS =
  'Your table is held until 19:45, and your suite is ready from three. Choose a date, see your points and pay once.';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each([
  ['Arial', 'Arimo_400Regular.ttf'],
  ['Roboto', 'Roboto_400Regular.ttf'],
])(
  'the face that replaces %s has the width and the line of ours, so nothing moves between the two',
  async (device, file) => {
    const page = await browser.newPage();
    const spans = ['Resort Text', `Resort Text ${device}`].map(
      (family) =>
        `<span style="font: 400 16px '${family}', monospace; white-space: nowrap">${WORDS}</span><br>`,
    );
    await page.setContent(`<style>${styleWith(file)}</style>${spans.join('')}`);
    const loaded = await page.evaluate(async (replacing) => {
      const faces = await Promise.all(
        ['Resort Text', replacing].map((family) => document.fonts.load(`16px '${family}'`)),
      );
      return faces.flat().map(({ family, status }) => `${family.replaceAll(/["']/g, '')} ${status}`);
    }, `Resort Text ${device}`);
    expect(loaded).toEqual(['Resort Text loaded', `Resort Text ${device} loaded`]);
    const [own, instead] = await page.locator('span').evaluateAll((shown) =>
      shown.map((span) => ({
        width: span.getBoundingClientRect().width,
        height: span.getBoundingClientRect().height,
      })),
    );
    if (!own || !instead) throw new Error('no words');
    expect(Math.abs(instead.width / own.width - 1)).toBeLessThan(0.01);
    expect(Math.abs(instead.height - own.height)).toBeLessThanOrEqual(1);
    await page.close();
  },
);

/** Our styles with the faces in them: the browser of the tests has no face of a device. */
function styleWith(file: string): string {
  const own = readFileSync(new URL('text.woff2', SKIN));
  const device = readFileSync(join((fontFolder as (name: string) => string)('device'), file));
  return (
    style
      .replace('./text.woff2', `data:font/woff2;base64,${own.toString('base64')}`)
      .replaceAll(/src:\s+local\([^;]+;/g, `src: url(data:font/ttf;base64,${device.toString('base64')});`)
      // a busy browser would keep the fallback for good
      .replace('font-display: optional', 'font-display: block')
  );
}
