import { anyOf } from '@resort/shared/testing/pattern';
import { textsOf } from '@resort/shared/testing/texts';
import { open } from '../../page/as-member.ts';
import { button, type Press } from './press.ts';

const say = textsOf('shell');

/** Taking a place at an activity. */
export const content: Press = {
  sends: 'POST /appServer/activity/signup',
  async ready(page) {
    await open(page, '/activities');
    await page.getByRole('article').last().getByRole('link').click();
    await button(page, say('content:activity.signUp', { count: 1 })).waitFor();
  },
  press: (page) => button(page, say('content:activity.signUp', { count: 1 })).click(),
  // after a lost response, the screen may load the member's place before another press
  done: (page) =>
    page
      .getByText(
        anyOf(say('content:activity.kept', { count: 1 }), say('content:activity.yours', { count: 1 })),
      )
      .waitFor(),
  effects: `select coalesce(sum(activity_sign_up.version), 0)::int as times from activity_sign_up join member on member.id = member_id
    where member.phone = $1`,
};
