import type { Stories } from '../../../../gallery/stories.ts';
import { EarnedLine } from '../earned/index.ts';
import { Arriving, CancelOrder } from './index.ts';

export default {
  title: 'Order',
  states: {
    arriving: (t) => (
      <Arriving
        title={t('parts.title')}
        place={{
          address: t('parts.address'),
          at: { latitude: 22.19, longitude: 113.54 },
          inChinese: { name: '御湖軒', address: '澳門南灣大馬路 2 號' },
        }}
        phone="+853 2888 4814"
      />
    ),
    'place not known yet': (t) => (
      <Arriving title={t('parts.title')} place={undefined} phone="+853 2888 4814" />
    ),
    earning: () => (
      <EarnedLine earnings={{ dollars: '97.98', points: 12_734, tierPoints: 48_991 }} when="most" />
    ),
    cancelling: (t) => (
      <CancelOrder
        canCancel
        label={t('parts.cancelBooking')}
        question={t('parts.cancelQuestion')}
        confirm={t('parts.cancelBooking')}
        onCancel={() => Promise.resolve(null)}
      >
        <p>{t('parts.cancelWhat')}</p>
      </CancelOrder>
    ),
  },
} satisfies Stories;
