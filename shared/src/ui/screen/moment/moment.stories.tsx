import type { Stories } from '../../../../gallery/stories.ts';
import { Button, ButtonLink } from '../../button/button.tsx';
import { MomentDialog } from './moment-dialog.tsx';
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
    'as a dialog': (t) => (
      <MomentDialog
        title={t('parts.comingUp')}
        text={t('parts.lead')}
        name={t('parts.title')}
        date="12.12.2026"
        onClose={() => undefined}
      >
        <Button wide>{t('payment.view')}</Button>
      </MomentDialog>
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
