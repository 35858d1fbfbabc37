import type { Stories } from '../../../gallery/stories.ts';
import { serveRoutes } from '../../routes/index.ts';
import { QuickMenu } from './quick-menu.tsx';

const SIGNS = ['bed', 'utensils', 'ticket', 'gift', 'tag', 'unheard-of'];

export default {
  title: 'QuickMenu',
  states: {
    six: (t) => {
      serveRoutes(['/here']);
      const items = SIGNS.map((icon, order) => ({
        key: icon,
        name: t('parts.book'),
        icon,
        link: '/here',
        order,
      }));
      return <QuickMenu label={t('parts.allBookings')} items={items} />;
    },
  },
} satisfies Stories;
