import type { Skin } from '@resort/shared/skin/skins';
import { coloursOf } from '@resort/shared/skin/tokens';

/** The share of the square that the mark takes, and whether the square has round corners. */
export interface IconShape {
  /** 0 to 1; the mark of a maskable icon stays within the middle 0.8 (W3C manifest, "safe zone") */
  markShare: number;
  round: boolean;
}

export const FAVICON: IconShape = { markShare: 0.8, round: true };
export const TILE: IconShape = { markShare: 0.72, round: true };
export const FULL_BLEED: IconShape = { markShare: 0.56, round: false };

/** The hotel group's mark on a square of 28: a lotus over water. */
const PETALS = [
  'M14 4.2C17.6 8.4 17.6 14 14 18.8C10.4 14 10.4 8.4 14 4.2Z',
  'M14 18.8C8.8 18.4 5.4 15 4.9 10C8 10.3 10.3 11.7 11.6 13.6C12 15.6 12.8 17.4 14 18.8Z',
  'M14 18.8C19.2 18.4 22.6 15 23.1 10C20 10.3 17.7 11.7 16.4 13.6C16 15.6 15.2 17.4 14 18.8Z',
];
const WATER = 'M4.5 22.6C7.7 20.9 10.8 20.9 14 22.6C17.2 24.3 20.3 24.3 23.5 22.6';

/** The app's icon in one skin, as SVG. */
export function iconSvg(skin: Skin, { markShare, round }: IconShape): string {
  const dark = coloursOf(skin, 'dark');
  const metal = dark['accent'] ?? '';
  const scale = (512 * markShare) / 28;
  const inset = (512 - 28 * scale) / 2;
  const shore = Math.round(inset + 22.2 * scale);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    // flat colours: with a gradient the pictures are ten times as large
    `<clipPath id="c"><rect width="512" height="512"${round ? ' rx="112"' : ''}/></clipPath><g clip-path="url(#c)">`,
    `<path fill="${dark['face-mid']}" d="M0 0H512V512H0Z"/>`,
    `<path fill="${dark['face-deep']}" fill-opacity="0.55" d="M0 ${shore}C128 ${shore - 34} 176 ${shore - 34} 256 ${shore}S384 ${shore + 34} 512 ${shore}V512H0Z"/></g>`,
    `<g transform="translate(${inset} ${inset - 0.4 * scale}) scale(${round6(scale)})" fill="none" stroke="${metal}"`,
    ' stroke-width="1.15" stroke-linejoin="round" stroke-linecap="round">',
    ...PETALS.map(
      (path, at) => `<path fill="${metal}" fill-opacity="${at === 0 ? 0.9 : 0.22}" d="${path}"/>`,
    ),
    `<path d="${WATER}"/></g></svg>\n`,
  ].join('');
}

const round6 = (value: number) => Math.round(value * 1e6) / 1e6;
