import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Where the subset stands; shared/src/skin/heading-font.css uses it. */
export const FONT_FILE = new URL('../../shared/src/skin/heading-serif.woff2', import.meta.url);
const FONT_STYLE = new URL('../../shared/src/skin/heading-font.css', import.meta.url);

/** What a heading needs: pairs of letters, the usual ligatures, figures that stand under one another. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

/** The code points of the style sheet's `unicode-range`. */
export function rangeOf(style: string): number[] {
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(style) ?? [];
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });
}

/** EB Garamond, the letters of the style sheet's range only, as WOFF2. */
export async function headingSubset(): Promise<Buffer> {
  const require = createRequire(import.meta.url);
  const source = require.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2');
  const letters = String.fromCodePoint(...rangeOf(readFileSync(FONT_STYLE, 'utf8')));
  return subsetFont(readFileSync(source), letters, { targetFormat: 'woff2', keepFeatures: FEATURES });
}
