import type { Stories } from '../../../gallery/stories.ts';
import { Picture } from './picture.tsx';

/** The gallery has no app server: a picture of its own. */
const SUNSET =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600"><path fill="#ecb48a" d="M0 0h400v300H0z"/><circle cx="200" cy="150" r="56" fill="#ffe6b0"/><path fill="#5a1522" d="M0 170q100-60 200 0t200-20v150H0z"/></svg>',
  );
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
