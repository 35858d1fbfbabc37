import type { Stories } from '../../../../gallery/stories.ts';
import { ButtonLink } from '../../button/button.tsx';
import { Moment } from './moment.tsx';

export default {
  title: 'Moment',
  framed: true,
  states: {
    'with name and date': (t) => (
      <Moment title={t('parts.comingUp')} over={t('parts.spa')} name={t('parts.title')} date="12.12.2026">
        <ButtonLink wide to="/">
          {t('payment.view')}
        </ButtonLink>
      </Moment>
    ),
    'with a title only': (t) => (
      <Moment title={t('parts.comingUp')}>
        <ButtonLink wide to="/">
          {t('payment.view')}
        </ButtonLink>
      </Moment>
    ),
  },
} satisfies Stories;
