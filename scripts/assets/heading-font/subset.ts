import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bringTool } from '../../../tools/bring.mjs';

/** The subset; shared/src/skin/heading-font.css uses it. */
export const FONT_FILE = new URL('../../../shared/src/skin/heading-serif.woff2', import.meta.url);
const FONT_STYLE = new URL('../../../shared/src/skin/heading-font.css', import.meta.url);
const TOOL_LOCK = new URL('../../../tools/heading-font/package-lock.json', import.meta.url);

/** OpenType features of headings: kerning, standard ligatures, tabular lining figures. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

/** The part of the packages' types that is used here: https://github.com/papandreou/subset-font has none. */
interface HeadingFontTool {
  subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
  fontFile: string;
}

/** The code points of the style sheet's `unicode-range`. */
export function rangeOf(style: string): number[] {
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(style) ?? [];
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });
}

const letters = (): string => String.fromCodePoint(...rangeOf(readFileSync(FONT_STYLE, 'utf8')));

/** EB Garamond with the code points of the style sheet's range only, as WOFF2. */
export async function headingSubset(): Promise<Buffer> {
  const { subsetFont, fontFile } = await bringTool<HeadingFontTool>('heading-font');
  return subsetFont(readFileSync(fontFile), letters(), { targetFormat: 'woff2', keepFeatures: FEATURES });
}

/** A digest of everything that determines the subset, and of the subset. */
export function fingerprint(font: Buffer): string {
  const hash = createHash('sha256').update(letters()).update(FEATURES.join()).update(font);
  return hash.update(readFileSync(TOOL_LOCK)).digest('hex');
}
