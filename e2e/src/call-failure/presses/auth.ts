import { textsOf } from '@resort/shared/testing/texts';
import { behindItsBack } from '../../../../app-server/test/database/running-database.ts';
import { open } from '../../page/as-member.ts';
import { product } from '../../page/running-product.ts';
import { secretsOf } from '../../journeys/sign-in/on-phone.ts';
import type { Press } from './press.ts';

const say = textsOf('shell');

/** Removes the effects of earlier cells. */
const ageSessions = (member: string) =>
  behindItsBack(
    product.dataDir,
    `update session set created_at = session.created_at - interval '10 minutes'
      from member where member.id = member_id and member.phone = $1`,
    [member],
  );

/** Signing in with a password. */
export const auth: Press = {
  sends: 'POST /user/login/normal',
  isVisitors: true,
  by: '66000101', // from the development page with passwords
  async ready(page, { member }) {
    await ageSessions(member);
    await open(page, '/sign-in?by=normal');
    await page.getByLabel(say('auth:password.account')).fill(`+853 ${member}`);
    await page
      .getByRole('textbox', { name: say('auth:password.label') })
      .fill((await secretsOf(member)).password);
  },
  press: (page) => page.locator('button[type=submit]').click(),
  typed: (page) => page.getByLabel(say('auth:password.account')).inputValue(),
  done: (page) => page.waitForURL('**/en/my-membership'),
  // unused sessions do no harm, so each press may create one; this page has one
  effects: `select least(count(*), 1)::int as times from session join member on member.id = member_id
    where member.phone = $1 and session.created_at > now() - interval '5 minutes'`,
};
