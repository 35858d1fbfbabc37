import type { ReactNode } from 'react';
import type { Stories } from '../../../gallery/stories.ts';
import { Gallery } from './gallery.tsx';

/** The gallery of the kit has no app server: pictures of its own. */
const scene = (sky: string) =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600"><path fill="${sky}" d="M0 0h400v300H0z"/><path fill="#5a1522" d="M0 190q100-60 200 0t200-20v130H0z"/></svg>`,
  );
const placeOf = (place: number, of: number) => `${place} / ${of}`;

/** As on a screen: the row goes off its edges. */
const onScreen = (gallery: ReactNode) => <div style={{ paddingInline: 'var(--margin)' }}>{gallery}</div>;

export default {
  title: 'Gallery',
  framed: true,
  states: {
    several: (t) =>
      onScreen(
        <Gallery
          label={t('card.picture')}
          pictures={['#ecb48a', '#9fb8d4', '#c9a6b8'].map((sky) => ({
            src: scene(sky),
            alt: t('card.picture'),
          }))}
          placeOf={placeOf}
        />,
      ),
    one: (t) =>
      onScreen(
        <Gallery
          label={t('card.picture')}
          pictures={[{ src: scene('#ecb48a'), alt: t('card.picture') }]}
          placeOf={placeOf}
        />,
      ),
  },
} satisfies Stories;
