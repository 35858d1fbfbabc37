import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bringTool } from '../../../tools/bring.mjs';

/** `text` is the face of body and controls, the others a skin's face of headings; tkl sets its headings in `text`. */
export const FONTS = ['text', 'sjm', 'glp', 'pvm', 'gl'] as const;
export type Font = (typeof FONTS)[number];

const SKIN = new URL('../../../shared/src/skin/', import.meta.url);
const TOOL_LOCK = new URL('../../../tools/fonts/package-lock.json', import.meta.url);

/** The subset that the style sheets use, and its licence beside it. */
export const fontFile = (font: Font): URL =>
  new URL(font === 'text' ? 'text.woff2' : `characters/${font}.woff2`, SKIN);
export const licenceFile = (font: Font): URL => new URL(`licences/${font}.txt`, SKIN);

/** Kerning, standard ligatures, tabular lining figures. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

/** The text face is variable: tkl's headings are its lightest weight, labels its heaviest. */
const WEIGHTS = { wght: { min: 300, max: 600 } };

/** The part of the packages' types that is used here: https://github.com/papandreou/subset-font has none. */
interface FontTool {
  subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[]; variationAxes?: typeof WEIGHTS },
  ): Promise<Buffer>;
  fontFiles: Record<Font, string>;
  licenceFiles: Record<Font, string>;
}

/** The code points of a style sheet's `unicode-range`. */
export function rangeOf(style: string): number[] {
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(style) ?? [];
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });
}

/** The style sheet with the `@font-face` of a font. */
const styleOf = (font: Font): string =>
  readFileSync(new URL(font === 'text' ? 'text-font.css' : `characters/${font}.css`, SKIN), 'utf8');

const letters = (font: Font): string => String.fromCodePoint(...rangeOf(styleOf(font)));

export interface Subset {
  woff2: Buffer;
  licence: string;
}

/** A font with the code points of its style sheet's range only, as WOFF2. */
export async function subsetOf(font: Font): Promise<Subset> {
  const { subsetFont, fontFiles, licenceFiles } = await bringTool<FontTool>('fonts');
  const woff2 = await subsetFont(readFileSync(fontFiles[font]), letters(font), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(font === 'text' ? { variationAxes: WEIGHTS } : {}),
  });
  return { woff2, licence: readFileSync(licenceFiles[font], 'utf8') };
}

/** A digest of everything that determines a subset, and of the subset. */
export function fingerprint(font: Font, subset: Buffer): string {
  const hash = createHash('sha256').update(letters(font)).update(FEATURES.join()).update(subset);
  return hash.update(readFileSync(TOOL_LOCK)).digest('hex');
}
