import type { TFunction } from 'i18next';
import { scene } from '../../../gallery/scene.ts';
import type { Stories } from '../../../gallery/stories.ts';
import { Badge } from '../surface/badge.tsx';
import { PictureCard } from './picture-card.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { ShortCuts } from './short-cuts.tsx';

const picture = (t: TFunction) => ({ src: scene('#ecb48a'), alt: t('parts.title') });

const card = (t: TFunction) => ({
  picture: picture(t),
  over: t('parts.dining'),
  title: t('parts.offer'),
  to: '/',
  summary: t('parts.lead'),
  line: t('parts.dates'),
});
const three = <T,>(make: (id: string) => T): T[] => ['a', 'b', 'c'].map(make);

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
    'tiles side by side': (t) => (
      <PictureTiles
        label={t('parts.comingUp')}
        tiles={three((id) => ({ id, title: t('parts.title'), picture: picture(t), link: '/' }))}
        isError={false}
      />
    ),
    'tiles side by side, not known yet': (t) => (
      <PictureTiles label={t('parts.comingUp')} tiles={undefined} isError={false} areTall />
    ),
    'short cuts': (t) => (
      <ShortCuts
        label={t('parts.comingUp')}
        icons={three((id) => ({ id, name: t('parts.spa'), picture: picture(t), link: '/' }))}
        isError={false}
      />
    ),
  },
} satisfies Stories;
