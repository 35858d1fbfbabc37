import { anyOf } from '@resort/shared/testing/pattern';
import { textsOf } from '@resort/shared/testing/texts';
import { open } from '../../page/as-member.ts';
import { rewardName } from '../../page/reward-name.ts';
import { button, title, type Press } from './press.ts';

const say = textsOf('shell');

/** Redeeming a reward with Resort Dollars. */
export const dollars: Press = {
  sends: 'POST /dollar/redeem',
  async ready(page) {
    await open(page, '/redeem-rewards');
    await page.getByRole('link', { name: rewardName('RW-LATE-CHECK-OUT') }).click();
    await page.waitForURL('**/exchangeSure?**');
    await page.getByRole('checkbox').check();
  },
  press: (page) =>
    button(page, anyOf(say.like('dollars:confirm.redeem'), say('dollars:confirm.finish'))).click(),
  told: say.like('dollars:confirm.unanswered'),
  done: (page) => title(page, say('dollars:order.titles.ISSUED')).waitFor(),
  // reserved in the account for it, in rewards of 120.00 Resort Dollars
  effects: `select coalesce(sum(amount), 0)::int / 12000 as times from ledger_txn join member on member.id = member_id
    where ledger_txn.kind = 'HOLD' and unit = 'DOLLAR' and member.phone = $1`,
};
