import type { Stories } from '../../../gallery/stories.ts';
import { Button } from '../button/button.tsx';
import { Pattern } from '../pictures/pattern/pattern.tsx';
import { Badge } from './badge.tsx';
import { Surface } from './surface.tsx';

/** Any picture: the skin's own pattern. */
const picture = (
  <svg width="100%" height="100%" aria-hidden="true">
    <rect width="100%" height="100%" fill="var(--face-mid)" />
    <Pattern />
  </svg>
);

export default {
  title: 'Surface',
  states: {
    'with picture, badge and lines': (t) => (
      <Surface
        to="/my-membership"
        picture={picture}
        badge={<Badge>{t('parts.confirmed')}</Badge>}
        title={t('parts.title')}
        lines={[t('parts.dates'), t('parts.checkIn')]}
      />
    ),
    'long title': (t) => (
      <Surface
        to="/terms-n-conditions"
        picture={picture}
        title={t('parts.offer')}
        lines={[t('parts.offerPrice')]}
      />
    ),
    'over, dim': (t) => (
      <Surface
        isDim
        picture={picture}
        badge={<Badge tone="plain">{t('parts.expired')}</Badge>}
        title={t('parts.title')}
        lines={[t('parts.dates')]}
      />
    ),
    'with a button of its own': (t) => (
      <Surface to="/join-us" title={t('parts.title')} lines={[t('parts.dates')]}>
        <Button look="plain">{t('parts.cancelBooking')}</Button>
      </Surface>
    ),
    badges: (t) => (
      <>
        {(['brand', 'plain', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
          <p key={tone}>
            <Badge tone={tone}>{t('parts.confirmed')}</Badge>
          </p>
        ))}
      </>
    ),
  },
} satisfies Stories;
