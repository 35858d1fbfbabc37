import { open } from '../../as-member.ts';
import { button, type Press } from './press.ts';

/** Taking a place at an activity. */
export const content: Press = {
  sends: 'POST /appServer/activity/signup',
  async ready(page) {
    await open(page, '/activities');
    await page.getByRole('article').last().getByRole('link').click();
    await button(page, 'Keep 1 place').waitFor();
  },
  press: (page) => button(page, 'Keep 1 place').click(),
  done: (page) => page.getByText('1 place is kept for you').waitFor(),
  effects: `select coalesce(sum(activity_sign_up.version), 0)::int as times from activity_sign_up join member on member.id = member_id
    where member.phone = $1`,
};
