import type { TextOf } from '../../i18n/index.ts';
import type { Stories } from '../../../gallery/stories.ts';
import { ProgressBar } from './progress-bar.tsx';
import { ProgressRing } from './progress-ring.tsx';

const measure = (t: TextOf<'gallery'>, value: number) => ({
  label: t('parts.tierPoints'),
  valueText: t('parts.toNext'),
  value,
  max: 10_000,
});

export default {
  title: 'Progress',
  states: {
    bar: (t) => <ProgressBar {...measure(t, 6_800)} end={t('parts.by')} />,
    'bar, nothing yet': (t) => <ProgressBar {...measure(t, 0)} />,
    ring: (t) => <ProgressRing {...measure(t, 6_800)}>{'6,800'}</ProgressRing>,
    'ring, reached': (t) => <ProgressRing {...measure(t, 12_000)}>{'12,000'}</ProgressRing>,
  },
} satisfies Stories;
