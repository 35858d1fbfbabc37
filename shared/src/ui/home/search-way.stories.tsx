import type { Stories } from '../../../gallery/stories.ts';
import { serveRoutes } from '../../routes/index.ts';
import { SearchWay } from './search-way.tsx';

export default {
  title: 'SearchWay',
  states: {
    'in a screen': (t) => {
      serveRoutes(['/search']);
      return <SearchWay label={t('parts.findOffer')} />;
    },
  },
} satisfies Stories;
