import { describe, expect, it } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { CDPSession, Page } from 'playwright-core';
import { expectNone } from '../../page/expect-soon.ts';
import { signIn } from '../../page/phone.ts';
import { product } from '../../page/running-product.ts';
import { onPhone, openSignIn, signOut } from './on-phone.ts';

const say = textsOf('auth');

interface Device {
  cdp: CDPSession;
  authenticatorId: string;
}

/**
 * A device with passkeys and user verification
 * (https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn).
 */
async function withPasskeys(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** A browser without passkey suggestions; with them this virtual device selects one at once. */
const withoutSuggestions = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

const byCode = async (page: Page, phone: string, query = '') => {
  await openSignIn(page, query);
  await signIn(page, product, phone);
};
const offer = (page: Page) => page.getByRole('heading', { name: say('passkey.title') });
const button = (page: Page) => page.getByRole('button', { name: say('passkey.signIn') });

describe('a passkey', () => {
  it('is offered after a code, leads on, and signs in the next time by a suggestion', () =>
    onPhone(async ({ page }) => {
      const { cdp, authenticatorId } = await withPasskeys(page);
      await byCode(page, '66000109', '?redirect=%2Fterms-n-conditions');
      await offer(page).waitFor();
      await page.reload();
      await page.getByRole('button', { name: say('passkey.make') }).click();
      await page.waitForURL('**/en/terms-n-conditions');
      await page.getByText(say('passkey.made')).waitFor();
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

      await page.goto(`${product.origin}/en/my-membership`);
      await signOut(page);
      await page.goto(`${product.origin}/en/sign-in?redirect=%2Fterms-n-conditions%3Fsection%3Dprivacy`);
      await page.waitForURL('**/en/terms-n-conditions?section=privacy'); // the device selected it without a press
      await page.goto(`${product.origin}/en/my-membership`);
      await page.getByRole('article').first().waitFor();
    }));

  it('signs in by its button, which is first on a device with a passkey, and is not offered again', () =>
    onPhone(async ({ page }) => {
      await withPasskeys(page);
      await withoutSuggestions(page);
      await byCode(page, '66000110');
      await page.getByRole('button', { name: say('passkey.make') }).click();
      await page.waitForURL('**/my-membership');
      await signOut(page);
      await openSignIn(page);
      const tops = await Promise.all(
        [button(page), page.getByRole('navigation', { name: say('ways.label') })].map(
          async (part) => (await part.boundingBox())?.y ?? 0,
        ),
      );
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      await button(page).click();
      await page.waitForURL('**/my-membership');
      await signOut(page);
      await byCode(page, '66000110');
      await page.waitForURL('**/my-membership');
    }));

  it('that is declined is not offered at the next sign-in', () =>
    onPhone(async ({ page }) => {
      await withPasskeys(page);
      await byCode(page, '66000111');
      await page.getByRole('button', { name: say('passkey.notNow') }).click();
      await page.waitForURL('**/my-membership');
      await signOut(page);
      await byCode(page, '66000111');
      await page.waitForURL('**/my-membership');
    }));

  it('is not created if the device cannot verify its owner; the screen says so, and offers a retry', () =>
    onPhone(async ({ page }) => {
      const { cdp, authenticatorId } = await withPasskeys(page);
      await byCode(page, '66000112');
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
      await page.getByRole('button', { name: say('passkey.make') }).click();
      await page.getByText(say.like('passkey.dismissed')).waitFor();
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
      await page.getByRole('button', { name: say('passkey.make') }).click();
      await page.waitForURL('**/my-membership');
    }));

  it('that was removed from the account shows an error, and the other ways stay', () =>
    onPhone(async ({ page }) => {
      const { cdp, authenticatorId } = await withPasskeys(page);
      await withoutSuggestions(page);
      await openSignIn(page);
      await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: await strangeCredential() });
      await button(page).click();
      await page.getByText(say.like('passkey.refused')).waitFor();
      await signIn(page, product, '66000113');
      await page.getByRole('button', { name: say('passkey.notNow') }).click();
      await page.waitForURL('**/my-membership');
    }));

  it('is neither offered nor requested on a device without passkeys', () =>
    onPhone(async ({ page }) => {
      await byCode(page, '66000114');
      await page.waitForURL('**/my-membership');
      await expectNone(offer(page));
    }));
});

async function strangeCredential() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const key = await crypto.subtle.exportKey('pkcs8', privateKey);
  return {
    credentialId: Buffer.from('a stranger').toString('base64'),
    isResidentCredential: true,
    rpId: 'localhost',
    privateKey: Buffer.from(key).toString('base64'),
    userHandle: Buffer.from('nobody').toString('base64'),
    signCount: 1,
  };
}
