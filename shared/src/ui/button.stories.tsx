import type { Stories } from '../../gallery/stories.ts';
import { Button, ButtonLink, IconButton } from './button.tsx';

export default {
  title: 'Button',
  states: {
    primary: (t) => <Button>{t('parts.book')}</Button>,
    'primary, busy': (t) => <Button busy>{t('parts.book')}</Button>,
    quiet: (t) => <Button look="quiet">{t('parts.book')}</Button>,
    plain: (t) => <Button look="plain">{t('parts.book')}</Button>,
    'wide, long text': (t) => <Button wide>{t('parts.sentence')}</Button>,
    link: (t) => <ButtonLink to="/">{t('parts.book')}</ButtonLink>,
    symbol: (t) => (
      <IconButton label={t('parts.book')} onClick={() => {}}>
        +
      </IconButton>
    ),
  },
} satisfies Stories;
