import type { Stories } from '../../../../gallery/stories.ts';
import { AddToCalendar } from './index.ts';

export default {
  title: 'Add to calendar',
  states: {
    stay: (t) => (
      <AddToCalendar
        event={{
          id: 'H2611214GK8Q2ZT',
          version: 1,
          title: t('payment.room'),
          when: { from: '2026-12-11', to: '2026-12-13' },
        }}
      />
    ),
  },
} satisfies Stories;
