import type { Stories } from '../../../gallery/stories.ts';
import { Button, ButtonLink, IconButton, IconLink } from './button.tsx';
import { CountBadge } from '../surface/badge.tsx';

export default {
  title: 'Button',
  states: {
    primary: (t) => <Button>{t('parts.book')}</Button>,
    'primary, busy': (t) => <Button busy>{t('parts.book')}</Button>,
    'unavailable, with the reason': (t) => (
      <Button unavailable={t('parts.unavailable')}>{t('parts.book')}</Button>
    ),
    quiet: (t) => <Button look="quiet">{t('parts.book')}</Button>,
    plain: (t) => <Button look="plain">{t('parts.book')}</Button>,
    danger: (t) => <Button look="danger">{t('parts.cancelBooking')}</Button>,
    'wide, long text': (t) => <Button wide>{t('parts.offer')}</Button>,
    'wide, unavailable': (t) => (
      <Button wide unavailable={t('parts.unavailable')}>
        {t('parts.book')}
      </Button>
    ),
    link: (t) => <ButtonLink to="/">{t('parts.book')}</ButtonLink>,
    symbol: (t) => (
      <IconButton label={t('parts.book')} onClick={() => {}}>
        +
      </IconButton>
    ),
    'symbol that leads elsewhere': (t) => (
      <IconLink label={t('parts.inbox')} to="/">
        <CountBadge count={3} label={t('parts.cart')} />
      </IconLink>
    ),
  },
} satisfies Stories;
