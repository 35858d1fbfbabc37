import type { Stories } from '../../../../gallery/stories.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Illustration, type IllustrationProps } from './illustration.tsx';

const NAMES: IllustrationProps['of'][] = ['bookings', 'vouchers', 'messages', 'search', 'favourites', 'done'];

export default {
  title: 'Illustration',
  states: Object.fromEntries(
    NAMES.map((name): [string, Stories['states'][string]] => [
      name,
      (t) => <EmptyState art={<Illustration of={name} />} title={t('parts.none')} why={t('parts.noneWhy')} />,
    ]),
  ),
} satisfies Stories;
