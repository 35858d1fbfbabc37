import type { Stories } from '../../../gallery/stories.ts';
import { SearchWay } from './search-way.tsx';

export default {
  title: 'SearchWay',
  states: {
    'in a screen': (t) => <SearchWay label={t('parts.findOffer')} />,
  },
} satisfies Stories;
