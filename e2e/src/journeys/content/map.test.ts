import { expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import { asMember, open } from '../../page/as-member.ts';
import { expectSoon } from '../../page/expect-soon.ts';

const say = textsOf('kit');

it('a hotel’s map is drawn by a worker of the release, under the page’s policy, and moves by keyboard', () =>
  asMember('66000113', async ({ page, complaints }) => {
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
    await open(page, '/hotel?hotelCode=glp');
    expect(requested.filter((path) => /\/map\/|map-worker/.test(path))).toEqual([]);
    await page.getByRole('heading', { name: textsOf('hotel')('hotel.contact') }).scrollIntoViewIfNeeded();
    const map = page.getByRole('region', { name: say('maps.title') });
    await map.waitFor();
    await expectSoon(async () => requested.some((path) => path.endsWith('/map/macau.json'))).toBe(true);
    const [worker] = page.workers();
    expect(new URL(worker?.url() ?? '').pathname).toMatch(/^\/artifacts\/shell\/.*\/map-worker\.\w+\.js$/);
    const mark = page.locator('figure [data-mark]');
    const left = async () => Math.round((await mark.boundingBox())?.x ?? 0);
    const before = await left();
    await map.focus();
    await page.keyboard.press('ArrowLeft');
    await expectSoon(async () => (await left()) > before).toBe(true);
    expect(complaints).toEqual([]);
  }));
