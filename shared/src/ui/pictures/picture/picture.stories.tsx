import { scene } from '../../../../gallery/scene.ts';
import type { Stories } from '../../../../gallery/stories.ts';
import { Picture } from './picture.tsx';

const SUNSET = scene('#ecb48a');
const BROKEN = 'data:image/png;base64,AAAA';

export default {
  title: 'Picture',
  states: {
    'four to three': (t) => <Picture src={SUNSET} alt={t('card.picture')} />,
    square: (t) => <Picture src={SUNSET} alt={t('card.picture')} ratio="1:1" />,
    wide: (t) => <Picture src={SUNSET} alt={t('card.picture')} ratio="16:9" eager />,
    'not to be had': (t) => <Picture src={BROKEN} alt={t('card.picture')} />,
  },
} satisfies Stories;
