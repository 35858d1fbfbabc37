import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { currentLanguage, useText } from '../../../i18n/index.ts';
import type { MapStyle } from '../../../rows/guide.calls.ts';
import { useScheme } from '../../../skin/use-scheme.ts';
import { VisuallyHidden } from '../../base/visually-hidden.tsx';
import { drawMap } from './draw-map.ts';
import type { MarkedPlace } from './places.ts';
import styles from './vector-map.module.css';

interface VectorMapProps {
  style: MapStyle;
  places: readonly MarkedPlace[];
  /** without WebGL, or if the style cannot be loaded */
  onFailed: () => void;
}

export default function VectorMap({ style, places, onFailed }: VectorMapProps) {
  const t = useText('kit');
  const canvas = useRef<HTMLDivElement>(null);
  const [credits, setCredits] = useState('');
  const address = useIsDark() ? style.dark : style.light;
  // the same places in a new array are no reason to draw again
  const marked = JSON.stringify(places);
  // texts and callbacks do not change the drawing
  const draw = useEffectEvent((container: HTMLElement, from: string, wanted: string) => {
    const texts = {
      title: t('maps.title'),
      zoomIn: t('maps.zoomIn'),
      zoomOut: t('maps.zoomOut'),
      twoFingers: t('maps.twoFingers'),
      scroll: (key: string) => t('maps.scroll', { key }),
    };
    try {
      return drawMap(container, {
        style: from,
        places: JSON.parse(wanted) as MarkedPlace[],
        language: currentLanguage(),
        texts,
        onFailed,
        onCredits: setCredits,
      });
    } catch {
      onFailed();
      return undefined;
    }
  });
  useEffect(
    () => (canvas.current === null ? undefined : draw(canvas.current, address, marked)),
    [address, marked],
  );
  return (
    <figure className={styles['figure']}>
      <div ref={canvas} className={styles['canvas']} />
      {places.length > 1 ? (
        <PlaceList places={places} />
      ) : (
        // a single place has its address on the screen
        <VisuallyHidden>
          <PlaceList places={places} />
        </VisuallyHidden>
      )}
      {style.isSchematic || credits !== '' ? (
        <figcaption className={styles['caption']}>
          {style.isSchematic ? t('maps.schematic') : credits}
        </figcaption>
      ) : null}
    </figure>
  );
}

/** The map in words; the numbers are those of the marks. */
function PlaceList({ places }: Pick<VectorMapProps, 'places'>) {
  const t = useText('kit');
  return (
    <ol className={styles['legend']}>
      {places.map(({ name, address }) => (
        <li key={name + address}>{t('maps.place', { name, address })}</li>
      ))}
    </ol>
  );
}

const DARK = '(prefers-color-scheme: dark)';
const onDarkChange = (listener: () => void) => {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** What the page looks like: the member's choice, else the device's. */
function useIsDark(): boolean {
  const scheme = useScheme();
  const isDeviceDark = useSyncExternalStore(onDarkChange, () => matchMedia(DARK).matches);
  return scheme === 'system' ? isDeviceDark : scheme === 'dark';
}
