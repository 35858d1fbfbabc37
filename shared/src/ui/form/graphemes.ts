/**
 * How many characters a person sees: an emoji with its skin tone is one. `Intl.Segmenter` is missing before
 * Chrome 87, Safari 14.1 and Firefox 125; code points are close enough there.
 */
export function countGraphemes(text: string, locale: string): number {
  if (!('Segmenter' in Intl)) return Array.from(text).length;
  return [...new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(text)].length;
}
