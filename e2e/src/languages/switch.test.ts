import { expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import { asQuietMember, open } from '../page/as-member.ts';

const say = textsOf('shell');

const JAPANESE = '日本語';

it.each(['/articles', '/my-profile'])(
  'a change of language on %s replaces the screen in the history: Back leads to the screen before',
  (path) =>
    asQuietMember('66000106', async ({ page }) => {
      await open(page, '/home');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await open(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (path === '/my-profile') {
        await page.getByRole('combobox', { name: say('membership:profile.language.label') }).click();
        await page.getByRole('option', { name: JAPANESE }).click();
      } else {
        await page.getByRole('button', { name: say('settings.title') }).click();
        await page.getByRole('button', { name: JAPANESE }).click();
      }
      await page.waitForURL(`**/jp${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack();
      await page.waitForURL('**/home');
      expect(new URL(page.url()).pathname).toMatch(/\/home$/);
    }),
);
