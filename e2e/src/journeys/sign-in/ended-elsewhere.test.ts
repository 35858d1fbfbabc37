import { expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import { expectNone } from '../../page/expect-soon.ts';
import { asMember, open } from '../../page/as-member.ts';
import { openPhone } from '../../page/phone.ts';
import { browser } from '../../page/running-product.ts';
import { signOutHere } from '../../page/sign-out.ts';

const say = textsOf('shell');

it.each(['en', 'jp'])(
  'a member whose session was ended on another phone is led to sign-in by the next tap, with the reason (%s)',
  (language) =>
    asMember(language === 'en' ? '66000115' : '66000116', async ({ page }) => {
      await open(page, '/articles');
      await page.getByRole('heading', { level: 1 }).waitFor();

      // the same session, signed out elsewhere, without notifying this page
      const other = await openPhone(browser, { storageState: await page.context().storageState() });
      await open(other.page, '/my-membership');
      await signOutHere(other.page);
      await other.close();

      if (language === 'jp') await page.goto(page.url().replace('/en/', '/jp/'));
      else
        await page
          .getByRole('navigation', { name: say('tabs.label') })
          .getByRole('link', { name: say('tabs.home') })
          .click();
      await page.waitForURL('**/join-us?redirect=**');
      const why = page
        .getByRole('status')
        .filter({ hasText: language === 'en' ? 'You were signed out because' : 'サインアウトいたしました' });
      await why.waitFor();
      await expectNone(page.getByRole('navigation', { name: say('tabs.label') }));
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(
        language === 'en' ? '/home' : '/articles',
      );
    }),
);
