import type { ReactNode } from 'react';
import { scene } from '../../../../gallery/scene.ts';
import type { Stories } from '../../../../gallery/stories.ts';
import { Gallery } from './gallery.tsx';

const placeOf = (place: number, of: number) => `${place} / ${of}`;

/** As on a screen: the row extends to its edges. */
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
