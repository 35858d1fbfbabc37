import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Access } from '@resort/shared/remote';
import { addressOf } from '../gallery/addresses.ts';
import { holdLine } from '../page/held-line.ts';
import { openPhone, type Phone } from '../page/phone.ts';
import { releaseOf } from '../page/release-of.ts';
import { browser, product } from '../page/running-product.ts';
import { sessionOf } from '../page/session-of.ts';
import { shiftsOf, watchShifts } from '../page/shifts.ts';

/** With orders of every kind. */
const MEMBER = '66000001';
/** Above this, what a visitor looks at moves visibly. Google considers up to 0.1 good. */
const MOST = 0.02;

/** Shows where the screens are that need a query. */
let guide: Phone;
let session: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  session = await sessionOf(product.origin, MEMBER);
  guide = await openPhone(browser, { storageState: session });
  await guide.page.goto(`${product.origin}/en/terms-n-conditions`);
});

async function pathsOf(access: Access): Promise<string[]> {
  const { routes } = await releaseOf(guide.page);
  return routes.filter((route) => route.access === access).map(({ path }) => path);
}

/** The stages of a cold start on a slow line: frame, shell, screen, and then one answer after the other. */
async function moved(
  path: string,
  access: Access,
  which: 'oldest first' | 'newest first',
): Promise<string[]> {
  const address = await addressOf(guide.page, path);
  const { page, close } = await openPhone(browser, access === 'member' ? { storageState: session } : {});
  try {
    await watchShifts(page);
    const line = await holdLine(page, ['shell', 'screen', 'answer']);
    await page.goto(`${product.origin}/en${address}`, { waitUntil: 'commit' });
    await page.locator('#frame').waitFor();
    await line.rest();
    line.pass('shell');
    await page.locator('#root main').waitFor();
    await line.rest();
    line.pass('screen');
    await line.answerInTurn(which);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const shifts = await shiftsOf(page);
    return shifts.sum <= MOST
      ? []
      : [`${path} moves by ${shifts.sum.toFixed(3)}:\n  ${shifts.moved.join('\n  ')}`];
  } finally {
    await close();
  }
}

describe.each(['public', 'member'] as const)('a screen of a %s route', (access) => {
  it.each(['oldest first', 'newest first'] as const)(
    'stays where it is while its answers arrive, the %s',
    async (which) => {
      const paths = await pathsOf(access);
      expect(paths).not.toEqual([]);
      const findings: string[] = [];
      for (const path of paths) findings.push(...(await moved(path, access, which)));
      expect(findings).toEqual([]);
    },
    1_800_000,
  );
});
