import { textsOf } from '@resort/shared/testing/texts';
import { open } from '../../page/as-member.ts';
import { fieldName } from '../../page/field-name.ts';
import { button, type Press } from './press.ts';

const say = textsOf('shell');

const NAMES = [
  '陳大文',
  '李小明',
  '黃志強',
  '張美玲',
  '何秀清',
  '林偉強',
  '梁嘉敏',
  '王小華',
  '周子安',
  '吳家豪',
];

/** Changing one's own data. */
export const membership: Press = {
  sends: 'PUT /user/users/{id}',
  async ready(page, { turn }) {
    await open(page, '/edit-profile?part=details');
    await page.getByRole('textbox', { name: fieldName('chineseName') }).fill(NAMES[turn] ?? '陳小明');
  },
  press: (page) => button(page, say('membership:profile.save')).click(),
  typed: (page) => page.getByRole('textbox', { name: fieldName('chineseName') }).inputValue(),
  done: (page) => page.waitForURL('**/en/my-profile'),
  effects: 'select version as times from member where phone = $1',
};
