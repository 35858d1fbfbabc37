import { readFileSync } from 'node:fs';
import { LANGUAGE_TAGS, type Language } from '@resort/shared/contract';
import type { Skin } from '@resort/shared/skin/skins';
import { coloursOf } from '@resort/shared/skin/tokens';
import { PNG_FILES } from './png-files.ts';

/**
 * The web app manifest for one skin and language (W3C). Its address contains the shell's version, so identity
 * and scope are explicit and stay the same for every pin.
 */
export function webManifest(skin: Skin, language: Language): string {
  const colours = coloursOf(skin, 'light');
  const icon = (kind: 'small' | 'large' | 'maskable') => {
    const { name, size } = PNG_FILES[kind];
    const purpose = kind === 'maskable' ? 'maskable' : 'any';
    return { src: name, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  const manifest = {
    id: '/',
    name: textOf(language, 'name'),
    short_name: textOf(language, 'shortName'),
    description: textOf(language, 'description'),
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    start_url: `/${language}/?skin=${skin}`,
    scope: '/',
    display: 'standalone',
    orientation: 'portrait-primary',
    theme_color: colours['surface'],
    background_color: colours['surface'],
    icons: [icon('small'), icon('large'), icon('maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function textOf(language: Language, key: string): string {
  const file = new URL(`./locales/${language}.json`, import.meta.url);
  const text: unknown = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)[key];
  if (typeof text !== 'string')
    throw new Error(`scripts/assets/app-icons/locales/${language}.json has no "${key}"`);
  return text;
}
