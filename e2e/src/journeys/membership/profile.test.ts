import { describe, expect, it } from '@jest/globals';
import { errorText } from '../../../../app-server/test/texts/error-text.ts';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { expectNone, expectSoon } from '../../page/expect-soon.ts';
import { asMember, openHome, phoneOf } from '../../page/as-member.ts';
import { fieldName } from '../../page/field-name.ts';
import { signIn, type Phone } from '../../page/phone.ts';
import { product } from '../../page/running-product.ts';

const say = textsOf('membership');

/** Signs this member in and opens the profile; fails if the browser's console has complaints. */
async function onProfile(
  member: string,
  journey: (phone: Phone) => Promise<void>,
  options: Parameters<typeof phoneOf>[1] = {},
): Promise<void> {
  await asMember(
    member,
    async (phone) => {
      await openHome(phone.page);
      await phone.page.getByRole('link', { name: say('shell:tabs.me'), exact: true }).click();
      await phone.page.getByRole('link', { name: say('me.way.profile') }).click();
      await phone.page.waitForURL('**/en/my-profile');
      await phone.page.getByRole('heading', { name: say('profile.group.contact') }).waitFor();
      await journey(phone);
    },
    options,
  );
}

const part = (page: Page, name: string) => page.getByRole('region', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const chineseName = (page: Page) => page.getByRole('textbox', { name: fieldName('chineseName') });

async function giveCode(page: Page, to: string, action: string, otherThan?: string): Promise<string> {
  const field = page.locator('input[autocomplete=one-time-code]');
  await field.waitFor();
  const code = otherThan ?? (await product.codeFor(to));
  await field.fill(code);
  await button(page, action).click();
  return code;
}

describe('my profile', () => {
  it('of a member with history is complete, and links to where each value is changed', () =>
    onProfile('66000001', async ({ page, complaints }) => {
      await part(page, say('profile.group.personal')).getByText('12 Mar 1984').waitFor();
      await part(page, say('profile.group.residence')).getByText('Taipa').waitFor();
      await part(page, say('profile.group.contact')).getByText('m***@example.com').waitFor();
      await part(page, say('profile.sessions.title')).getByText('Safari, iPad').waitFor();
      await page.getByRole('link', { name: 'Name Mei Ling Chan' }).click();
      await page.getByText(say.like('profile.name.reviewed')).waitFor();
      await page.getByRole('link', { name: say('kit:back') }).click();
      await page.waitForURL('**/en/my-profile');
      expect(complaints).toEqual([]);
    }));

  it('of a new member shows what is missing; an edit survives a reload and a language change', () =>
    onProfile('66000003', async ({ page, complaints }) => {
      await part(page, say('profile.group.residence')).getByText(say('profile.notGiven')).first().waitFor();
      await part(page, say('profile.group.personal'))
        .getByRole('link', { name: say('profile.edit') })
        .click();
      await chineseName(page).fill('朴智宇');
      await page.reload();
      await page.goto(`${product.origin}/kr/edit-profile?part=details`);
      const field = page.getByRole('textbox', { name: /한자 이름/ });
      await field.waitFor();
      await expectSoon(() => field.inputValue()).toBe('朴智宇');
      await page.getByRole('combobox', { name: /국가/ }).click();
      await page.getByRole('option', { name: '마카오' }).click();
      await button(page, '저장').click();
      await page.waitForURL('**/kr/my-profile');
      await part(page, '거주지').getByText('마카오').waitFor();
      await part(page, '회원 정보').getByText('朴智宇').waitFor();
      expect(complaints).toEqual([]);
    }));

  it('edited in two tabs loses nothing: the later one sees the conflict, keeps its input, and merges both', () =>
    onProfile('66000101', async ({ page, complaints }) => {
      const edit = `${product.origin}/en/edit-profile?part=details`;
      const other = await page.context().newPage();
      for (const tab of [page, other]) {
        await tab.goto(edit);
        await chineseName(tab).waitFor();
      }
      await chineseName(other).fill('黃大文');
      await other.getByRole('combobox', { name: fieldName('countryCode') }).click();
      await other.getByRole('option', { name: 'Singapore' }).click();
      await button(other, say('profile.save')).click();
      await other.waitForURL('**/en/my-profile');

      await chineseName(page).fill('黃志強');
      await button(page, say('profile.save')).click();
      const told = page.getByRole('status').filter({ hasText: 'changed on another device' });
      await told.getByText('黃大文').waitFor();
      await told.getByText('Singapore').waitFor();
      await expectSoon(() => chineseName(page).inputValue()).toBe('黃志強');
      await button(page, say('profile.save')).click();
      await page.waitForURL('**/en/my-profile');
      await part(page, say('profile.group.personal')).getByText('黃志強').waitFor();
      await part(page, say('profile.group.residence')).getByText('Singapore').waitFor();
      expect(complaints).toEqual([]);
    }));

  it('keeps an edit while offline, and can be read offline', () =>
    onProfile(
      '66000102',
      async ({ page }) => {
        await part(page, say('profile.sessions.title'))
          .getByText(say('profile.passkeys.thisDevice'))
          .waitFor();
        await part(page, say('profile.group.personal'))
          .getByRole('link', { name: say('profile.edit') })
          .click();
        await chineseName(page).fill('索菲亞');
        await page.context().setOffline(true);
        await page.getByText(say('kit:offlineKept')).waitFor();
        await page.getByRole('link', { name: say('kit:back') }).click();
        await part(page, say('profile.group.contact')).getByText('+853 660***02').waitFor();
        await page.context().setOffline(false);
        await part(page, say('profile.group.personal'))
          .getByRole('link', { name: say('profile.edit') })
          .click();
        await expectSoon(() => chineseName(page).inputValue()).toBe('索菲亞');
        await button(page, say('profile.save')).click();
        await part(page, say('profile.group.personal')).getByText('索菲亞').waitFor();
      },
      { serviceWorkers: 'allow' },
    ));
});

it('a passkey is created on this device, listed, and removed', () =>
  onProfile('66000105', async ({ page, complaints }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: { ...options, hasUserVerification: true, isUserVerified: true },
    });
    const passkeys = part(page, say('profile.passkeys.title'));
    await passkeys.getByText(say('profile.passkeys.none')).waitFor();
    await passkeys.getByRole('button', { name: say('profile.passkeys.add') }).click();
    await passkeys.getByText(say.like('profile.passkeys.addedOn')).waitFor();
    await passkeys.getByRole('button', { name: say.like('profile.passkeys.removeOf') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('profile.passkeys.remove'), exact: true })
      .click();
    await passkeys.getByText(say('profile.passkeys.none')).waitFor();
    expect(complaints).toEqual([]);
  }));

describe('a change of phone', () => {
  it('that fails half-way keeps the old number; it continues after a reload, ends the other sessions, and signs in', () =>
    onProfile('66000103', async ({ page, complaints }) => {
      const tablet = await phoneOf('66000103');
      await openHome(tablet.page);

      await part(page, say('profile.group.contact'))
        .getByRole('link', { name: fieldName('phone') })
        .click();
      await button(page, say('profile.rebind.send')).click();
      await giveCode(page, '+85366000103', say('profile.rebind.goOn'));
      await page.getByLabel(say('profile.phone.new')).fill('66000193');
      await button(page, say('profile.rebind.send')).click();
      await page.getByText(say('profile.rebind.sentTo', { where: '660***93' })).waitFor();
      const right = await product.codeFor('+85366000193');
      const wrong = right === '000000' ? '111111' : '000000';
      await giveCode(page, '', say('profile.phone.confirm'), wrong);
      await page.getByText(errorText('OTP_INVALID', { left: 4 })).waitFor();

      await page.goto(`${product.origin}/en/my-profile`);
      await part(page, say('profile.group.contact')).getByText('+853 660***03').waitFor();
      await part(page, say('profile.group.contact'))
        .getByRole('link', { name: fieldName('phone') })
        .click();
      await page.getByText(say('profile.rebind.sentTo', { where: '660***93' })).waitFor();
      await giveCode(page, '', say('profile.phone.confirm'), right);
      await page.getByRole('heading', { name: say('profile.phone.done') }).waitFor();
      await page.getByRole('link', { name: say('profile.back') }).click();
      await part(page, say('profile.group.contact')).getByText('+853 660***93').waitFor();

      await tablet.page.reload();
      await tablet.page.waitForURL('**/en/join-us');
      await tablet.page.goto(`${product.origin}/en/sign-in`);
      await signIn(tablet.page, product, '66000193');
      await tablet.page.waitForURL('**/en/my-membership');
      await tablet.close();
      expect(complaints).toEqual([]);
    }));
});

describe('a session', () => {
  it('ended from another device leads that one to sign-in, and back', () =>
    onProfile('66000104', async ({ page, complaints }) => {
      const tablet = await phoneOf('66000104');
      await openHome(tablet.page);
      await tablet.page.getByRole('link', { name: say('shell:tabs.me'), exact: true }).click();
      await tablet.page.getByRole('link', { name: say('me.way.profile') }).click();
      await part(tablet.page, say('profile.group.residence')).waitFor();

      await page.reload();
      const sessions = part(page, say('profile.sessions.title'));
      await sessions.getByRole('button', { name: say.like('profile.sessions.endOf') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('profile.sessions.end'), exact: true })
        .click();
      await expectSoon(() => sessions.getByRole('listitem').count()).toBe(1);

      await tablet.page.getByRole('switch', { name: say('profile.offers.email') }).click();
      await tablet.page.waitForURL('**/en/join-us?redirect=%2Fmy-profile');
      await expectNone(tablet.page.getByRole('dialog'));
      await tablet.page.getByRole('link', { name: say('auth:join.signIn') }).click();
      await signIn(tablet.page, product, '66000104');
      await tablet.page.waitForURL('**/en/my-profile');
      await tablet.close();
      expect(complaints).toEqual([]);
    }));
});
