import type { TextOf } from '../../../i18n/index.ts';
import type { Stories } from '../../../../gallery/stories.ts';
import { ProgressBar } from './progress-bar.tsx';

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
    'bar, reached': (t) => <ProgressBar {...measure(t, 12_000)} />,
  },
} satisfies Stories;
