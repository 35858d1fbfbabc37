import type { Stories } from '../../../gallery/stories.ts';
import type { MenuItem } from '../../calls/home.calls.ts';
import { serveRoutes } from '../../routes/index.ts';
import { QuickMenu } from './quick-menu.tsx';

const SIGNS = ['bed', 'utensils', 'ticket', 'gift', 'tag', 'unheard-of'];

export default {
  title: 'QuickMenu',
  states: {
    six: (t) => {
      serveRoutes(['/here']);
      const menu = SIGNS.map((icon, order): MenuItem => ({
        key: icon,
        name: t('parts.book'),
        icon,
        route: '/here',
        order,
        visible: true,
        needLogin: true,
      }));
      return <QuickMenu label={t('parts.allBookings')} menu={menu} />;
    },
  },
} satisfies Stories;
