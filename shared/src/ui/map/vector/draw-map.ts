import { LngLatBounds, Map, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import type { Language } from '../../../contract/languages.ts';
import { localizedStyle } from './localized-style.ts';
import { requestByPage, toPage } from './page-protocol.ts';
import type { MarkedPlace } from './places.ts';

// a file of the release, as the page's Trusted Types policy demands of every script
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
requestByPage();

/** Close enough to find one's way to a single place. */
const CLOSE = 13;

export interface MapTexts {
  title: string;
  zoomIn: string;
  zoomOut: string;
  twoFingers: string;
  /** with Ctrl and ⌘ */
  scroll: (key: string) => string;
}

interface Wanted {
  /** address of the style document */
  style: string;
  places: readonly MarkedPlace[];
  language: Language;
  texts: MapTexts;
  onFailed: () => void;
  /** whose data it shows, once it is known */
  onCredits: (credits: string) => void;
}

/** Draws the map into an element; returns a function that ends it. Throws where WebGL is missing. */
export function drawMap(
  container: HTMLElement,
  { style, places, language, texts, onFailed, onCredits }: Wanted,
): () => void {
  const bounds = places.reduce((all, { at }) => all.extend([at.longitude, at.latitude]), new LngLatBounds());
  const map = new Map({
    container,
    bounds,
    fitBoundsOptions: { padding: 56, maxZoom: CLOSE },
    maxZoom: 17,
    minZoom: 9,
    // its own control writes HTML, which Trusted Types forbid: `onCredits` has the same words
    attributionControl: false,
    // one finger scrolls the page
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    localIdeographFontFamily: getComputedStyle(container).fontFamily,
    locale: {
      'Map.Title': texts.title,
      'NavigationControl.ZoomIn': texts.zoomIn,
      'NavigationControl.ZoomOut': texts.zoomOut,
      'CooperativeGesturesHandler.WindowsHelpText': texts.scroll('Ctrl'),
      'CooperativeGesturesHandler.MacHelpText': texts.scroll('⌘'),
      'CooperativeGesturesHandler.MobileHelpText': texts.twoFingers,
    },
    transformRequest: toPage,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  places.forEach((place, n) => mark(map, place, places.length > 1 ? String(n + 1) : ''));
  // one missing tile is no failure
  map.once('error', () => map.isStyleLoaded() !== true && onFailed());
  map.once('load', () => onCredits(creditsOf(map)));
  map.setStyle(style, { transformStyle: (_before, next) => localizedStyle(next, language) });
  return () => map.remove();
}

/** Only for the eyes: the list below the map has the same numbers. */
function mark(map: Map, { at }: MarkedPlace, number: string): void {
  const element = document.createElement('span');
  element.setAttribute('aria-hidden', 'true');
  element.dataset['mark'] = number;
  new Marker({ element, anchor: 'bottom' }).setLngLat([at.longitude, at.latitude]).addTo(map);
}

/** The sources' attributions as text. Providers write links, of which the words remain. */
function creditsOf(map: Map): string {
  const credits = Object.keys(map.getStyle().sources).flatMap((id) => {
    const { attribution } = map.getSource(id) as { attribution?: string };
    return attribution === undefined ? [] : [asText(attribution)];
  });
  return [...new Set(credits)].join(' ');
}

const ENTITIES: Readonly<Record<string, string>> = { '&copy;': '©', '&amp;': '&', '&nbsp;': ' ' };
const asText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? '')
    .trim();
