import type { TextOf } from '../../../i18n/index.ts';
import { scene } from '../../../../gallery/scene.ts';
import type { Stories } from '../../../../gallery/stories.ts';
import { Badge } from '../../surface/badge.tsx';
import { PictureCard } from './picture-card.tsx';

const picture = (t: TextOf<'gallery'>) => ({ src: scene('#ecb48a'), alt: t('card.picture') });

const card = (t: TextOf<'gallery'>) => ({
  picture: picture(t),
  over: t('parts.dining'),
  title: t('parts.offer'),
  to: '/',
  summary: t('parts.lead'),
  line: t('parts.dates'),
});

export default {
  title: 'Cards of lists',
  states: {
    card: (t) => <PictureCard {...card(t)} />,
    'card with a badge and a price': (t) => (
      <PictureCard {...card(t)} aside={<Badge>{t('parts.confirmed')}</Badge>}>
        <p>{t('parts.offerPrice')}</p>
      </PictureCard>
    ),
    'card of what is over': (t) => <PictureCard {...card(t)} isDim />,
  },
} satisfies Stories;
