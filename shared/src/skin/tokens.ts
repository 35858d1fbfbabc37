import { readFileSync } from 'node:fs';
import type { Skin } from './skins.ts';

/* For Node only: the build of icons and manifests, and the contrast test. Browsers use the style sheet. */

export type ColourScheme = 'light' | 'dark';

/** `#rrggbb` by the role's name without `--`. */
export type Colours = Readonly<Record<string, string>>;

const SHEET = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
const BLOCKS = [...SHEET.matchAll(/([^{};]+)\{([^{}]*)\}/g)];

/**
 * Every colour role of one skin in one scheme, read from the style sheet: the last declaration wins, as in a
 * browser.
 */
export function coloursOf(skin: Skin, scheme: ColourScheme): Colours {
  const own = BLOCKS.filter(
    ([, selector = '']) => /:root\s*(,|$)/.test(selector.trim()) || selector.includes(`'${skin}'`),
  );
  const declared = own.flatMap(([, , body = '']) => [
    ...body.matchAll(/--([\w-]+):\s*(?:light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)|(#[\da-f]{6}))\s*;/g),
  ]);
  return Object.fromEntries(
    declared.map(([, role = '', light = '', dark = '', both]) => [
      role,
      both ?? (scheme === 'light' ? light : dark),
    ]),
  );
}
