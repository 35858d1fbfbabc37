import type { Stories } from '../../../../gallery/stories.ts';
import { IconLink } from '../../button/button.tsx';
import { CountBadge } from '../../surface/badge.tsx';
import { BackLink } from './back-link.tsx';
import { Page } from './page.tsx';
import { SectionHeading } from './section-heading.tsx';
import { StepHeader } from './step-header.tsx';

export default {
  title: 'Page',
  framed: true,
  states: {
    'with actions': (t) => (
      <Page
        over={t('parts.greeting')}
        title={t('parts.holder')}
        actions={
          <IconLink label={t('parts.inbox')} to="/">
            <CountBadge count={3} label={t('parts.cart')} />
          </IconLink>
        }
      >
        <SectionHeading title={t('parts.comingUp')} link={{ to: '/', label: t('parts.allBookings') }} />
      </Page>
    ),
    'with a lead, long title': (t) => (
      <Page title={t('parts.offer')} lead={t('parts.lead')}>
        <BackLink to="/" />
      </Page>
    ),
    'in steps': (t) => (
      <Page title={t('parts.stepGuests')}>
        <StepHeader
          names={[t('parts.stepRoom'), t('parts.stepGuests'), t('parts.stepExtras'), t('parts.stepPay')]}
          current={2}
        />
      </Page>
    ),
  },
} satisfies Stories;
