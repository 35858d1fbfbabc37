import type { TextOf } from '../../../i18n/index.ts';
import { scene } from '../../../../gallery/scene.ts';
import type { Stories } from '../../../../gallery/stories.ts';
import { PictureTiles } from './picture-tiles.tsx';
import { ShortCuts } from './short-cuts.tsx';

const picture = (t: TextOf<'gallery'>) => ({ src: scene('#ecb48a'), alt: t('card.picture') });
const three = <T,>(make: (id: string) => T): T[] => ['a', 'b', 'c'].map(make);

export default {
  title: 'Tiles',
  states: {
    'tiles side by side': (t) => {
      const tile = (id: string) => ({ id, title: t('parts.title'), picture: picture(t), link: '/offers' });
      return <PictureTiles label={t('parts.comingUp')} tiles={three(tile)} isError={false} />;
    },
    'tiles side by side, not known yet': (t) => (
      <PictureTiles label={t('parts.comingUp')} tiles={undefined} isError={false} areTall />
    ),
    'short cuts': (t) => (
      <ShortCuts
        label={t('parts.comingUp')}
        icons={three((id) => ({ id, name: t('parts.spa'), picture: picture(t), link: '/offers' }))}
        isError={false}
      />
    ),
  },
} satisfies Stories;
