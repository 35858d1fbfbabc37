import type { Stories } from '../../../gallery/stories.ts';
import { OtherMaps } from './other-maps.tsx';

export default {
  title: 'Map apps',
  states: {
    'beside the device’s own': (t) => <OtherMaps address={t('parts.address')} />,
  },
} satisfies Stories;
