import type { StyleSpecification } from 'maplibre-gl';
import type { Language } from '../../../contract/languages.ts';

/** Suffixes of names in OpenStreetMap's data, the best first. */
const NAMES: Record<Language, readonly string[]> = {
  en: ['en', 'latin'],
  tc: ['zh-Hant', 'zh'],
  sc: ['zh-Hans', 'zh'],
  kr: ['ko'],
  jp: ['ja'],
};

/** The style with names in the member's language, where its tiles have them. */
export function localizedStyle(style: StyleSpecification, language: Language): StyleSpecification {
  const names = NAMES[language].map((tag) => ['get', `name:${tag}`]);
  const text = ['coalesce', ...names, ['get', 'name']];
  const layers = style.layers.map((layer) =>
    layer.type === 'symbol' && /\bname\b/.test(JSON.stringify(layer.layout?.['text-field'] ?? ''))
      ? { ...layer, layout: { ...layer.layout, 'text-field': text } }
      : layer,
  );
  return { ...style, layers } as StyleSpecification;
}
