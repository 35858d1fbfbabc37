import { WifiOff } from '../../icon/icons.tsx';
import type { Stories } from '../../../../gallery/stories.ts';
import { Button, ButtonLink } from '../../button/button.tsx';
import { Banner } from './banner.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { Notice } from './notice.tsx';

const nothing = () => {};

export default {
  title: 'Feedback',
  states: {
    'notice, plain': (t) => <Notice>{t('parts.sentence')}</Notice>,
    'notice, info': (t) => <Notice tone="info">{t('parts.sentence')}</Notice>,
    'notice, success': (t) => <Notice tone="success">{t('parts.sentence')}</Notice>,
    'notice, warning': (t) => <Notice tone="warning">{t('parts.sentence')}</Notice>,
    'notice, danger': (t) => <Notice tone="danger">{t('parts.failed')}</Notice>,
    'banner, offline': (t) => (
      <Banner icon={<WifiOff size={18} aria-hidden="true" />}>{t('parts.offline')}</Banner>
    ),
    'banner, info with an action': (t) => (
      <Banner tone="info" action={<Button look="plain">{t('parts.reload')}</Button>}>
        {t('parts.newVersion')}
      </Banner>
    ),
    'banner, warning': (t) => <Banner tone="warning">{t('parts.failed')}</Banner>,
    'empty state': (t) => (
      <EmptyState
        title={t('parts.none')}
        why={t('parts.noneWhy')}
        action={<ButtonLink to="/">{t('parts.findOffer')}</ButtonLink>}
      />
    ),
    'error card': (t) => <ErrorCard message={t('parts.failed')} onRetry={nothing} />,
    'error card, trying again': (t) => <ErrorCard message={t('parts.failed')} onRetry={nothing} isRetrying />,
    'error card with a reference': (t) => (
      <ErrorCard message={t('parts.failed')} reference={t('parts.reference')} />
    ),
  },
} satisfies Stories;
