import type { Stories } from '../../../../gallery/stories.ts';
import { HARD_PICTURES } from '../../../../gallery/scene.ts';
import { IconLink } from '../../button/button.tsx';
import { Gallery } from '../../pictures/gallery/gallery.tsx';
import { Picture } from '../../pictures/picture/picture.tsx';
import { CountBadge } from '../../surface/badge.tsx';
import { BackLink } from './back-link.tsx';
import { Page } from './page.tsx';
import { SectionHeading } from './section-heading.tsx';
import { StepHeader } from '../../form/steps/step-header.tsx';

/** Words on a picture, and the place of a picture among others. */
function OnPicture({ t, src }: { t: Parameters<Stories['states'][string]>[0]; src: string }) {
  const pictures = [src, HARD_PICTURES.black].map((one) => ({ src: one, alt: t('card.picture') }));
  return (
    <Page
      over={t('parts.greeting')}
      title={t('parts.holder')}
      lead={t('parts.lead')}
      scene={<Picture src={src} alt="" eager />}
    >
      <Gallery label={t('card.picture')} pictures={pictures} placeOf={(place, of) => `${place} / ${of}`} />
    </Page>
  );
}

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
    'on a white picture': (t) => <OnPicture t={t} src={HARD_PICTURES.white} />,
    'on a black picture': (t) => <OnPicture t={t} src={HARD_PICTURES.black} />,
    'on a noisy picture': (t) => <OnPicture t={t} src={HARD_PICTURES.noisy} />,
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
