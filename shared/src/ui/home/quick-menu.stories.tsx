import type { Stories } from '../../../gallery/stories.ts';
import { QuickMenu } from './quick-menu.tsx';

const SIGNS = ['bed', 'utensils', 'ticket', 'gift', 'tag', 'unheard-of'];

export default {
  title: 'QuickMenu',
  states: {
    six: (t) => {
      const items = SIGNS.map((icon, order) => ({
        key: icon,
        name: t('parts.book'),
        icon,
        link: '/book',
        order,
      }));
      return <QuickMenu label={t('parts.allBookings')} items={items} />;
    },
  },
} satisfies Stories;
