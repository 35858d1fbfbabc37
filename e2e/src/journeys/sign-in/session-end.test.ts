import { textsOf } from '@resort/shared/testing/texts';
import { expect, it } from '@jest/globals';
import { expectNone, expectSoon } from '../../page/expect-soon.ts';
import { buildNextVersion } from '../../product/next-version.ts';
import { openPhone, signIn } from '../../page/phone.ts';
import { browser, product } from '../../page/running-product.ts';
import { signOutHere } from '../../page/sign-out.ts';

const say = textsOf('shell');

/** The member's home with an additional button that makes several calls at once. */
const BUSY_SCREEN = {
  file: 'src/screens/my-membership/MyMembershipScreen.tsx',
  from: "<div className={styles['home']}>",
  to: "<div className={styles['home']}><Busy />",
};
const BUSY = `
import { baseApi } from '@resort/shared/api';
import { useDispatch } from '@resort/shared/redux';
import { useForm } from '@resort/shared/ui/form';

const { again } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    again: build.mutation<unknown, number>({
      query: () => ({ method: 'GET', path: '/user/cards', payload: {}, options: { showToastFail: true } }),
    }),
  }),
}).endpoints;

function Busy() {
  const dispatch = useDispatch();
  const send = () => [1, 2, 3, 4].forEach((n) => void dispatch(again.initiate(n) as never));
  const form = useForm({
    initial: { note: '' },
    submit: async () => send(),
    draft: { key: 'membership.note', fields: ['note'] },
  });
  const { value, onChange } = form.field('note');
  return (
    <>
      <input aria-label="Note" value={value} onChange={(event) => onChange(event.target.value)} />
      <button type="button" onClick={form.submit}>Send</button>
    </>
  );
}
`;

it('a session ended on the server, detected by several calls at once, leads to sign-in once, and back with all input', async () => {
  const { folder, manifest } = await buildNextVersion('mf-membership', BUSY_SCREEN, BUSY);
  await product.release('publish', folder);
  await product.release(
    'pin',
    `mf-membership@${manifest.version}`,
    '--by',
    'e2e',
    '--reason',
    'a busy screen',
  );

  const phone = await openPhone(browser);
  const { page } = phone;
  await page.goto(`${product.origin}/en/sign-in`);
  await signIn(page, product, '66000114');
  await page.waitForURL('**/en/my-membership');
  await page.goto(`${product.origin}/en/my-membership?from=mail`);
  await page.getByLabel('Note').fill('a quiet table');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url().slice(product.origin.length)));

  // the session is ended on another device, without notifying this page
  const other = await openPhone(browser, { storageState: await page.context().storageState() });
  await other.page.goto(`${product.origin}/en/my-membership`);
  await signOutHere(other.page);
  await other.close();

  // a call of the screen itself may detect the end first, and the button is gone
  await Promise.race([
    page.getByRole('button', { name: 'Send' }).click(),
    page.waitForURL('**/en/join-us?**'),
  ]);
  await page.waitForURL('**/en/join-us?**');
  await page.getByRole('link', { name: say('auth:join.signIn') }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(visited).toEqual(['/en/join-us?redirect=%2Fmy-membership%3Ffrom%3Dmail']);
  await expectNone(page.getByRole('dialog'));

  await page.getByRole('link', { name: say('auth:join.signIn') }).click();
  await page.waitForURL('**/en/sign-in?**');
  await signIn(page, product, '66000114');
  await page.waitForURL('**/en/my-membership?from=mail');
  await expectSoon(() => page.getByLabel('Note').inputValue()).toBe('a quiet table');
  await phone.close();
});
