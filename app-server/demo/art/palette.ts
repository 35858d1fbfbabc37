import type { Skin } from '@resort/shared/skin/skins';

/** The tones of a picture, dark to light, with one light in it. `#rrggbb`. */
export interface Palette {
  /** which hotel the skin belongs to, for scenes that differ by more than colour */
  place: 'harbour' | 'garden' | 'city' | 'palace' | 'festival';
  /** the darkest ground, and silhouettes */
  night: string;
  /** walls and other grounds, in the shade and nearer to the light */
  wall: string;
  wallLit: string;
  /** the sky at dusk, and its edge */
  dusk: string;
  glow: string;
  /** the one source of light */
  lamp: string;
  metal: string;
  /** linen, china, paper; and its shaded side */
  cloth: string;
  clothShade: string;
  leaf: string;
  /** the water of a pool, and where light falls on it */
  pool: string;
  poolLit: string;
}

/**
 * One palette for each skin. They are tuned by eye (the contact sheet of all scenes), not derived from the
 * roles.
 */
export const PALETTES: Readonly<Record<Skin, Palette>> = {
  sjm: {
    place: 'harbour',
    night: '#2b0a12',
    wall: '#5a1522',
    wallLit: '#7f2433',
    dusk: '#b8504f',
    glow: '#ecb48a',
    lamp: '#ffe6b0',
    metal: '#c8963e',
    cloth: '#f7eadb',
    clothShade: '#dcbfa8',
    leaf: '#5a5636',
    pool: '#3d5f62',
    poolLit: '#6d9491',
  },
  glp: {
    place: 'garden',
    night: '#08211c',
    wall: '#123b33',
    wallLit: '#1f5d50',
    dusk: '#5f9c86',
    glow: '#dcdca8',
    lamp: '#fff2c0',
    metal: '#b8924a',
    cloth: '#f2f0e2',
    clothShade: '#cdd1ba',
    leaf: '#2f7a5c',
    pool: '#2a6e60',
    poolLit: '#6fb09c',
  },
  tkl: {
    place: 'city',
    night: '#0d0d0f',
    wall: '#1f1f23',
    wallLit: '#36363c',
    dusk: '#72727c',
    glow: '#c6c6cd',
    lamp: '#ffffff',
    metal: '#a6a6b0',
    cloth: '#f1f1f3',
    clothShade: '#c9c9d0',
    leaf: '#4c4c54',
    pool: '#484850',
    poolLit: '#7b7b86',
  },
  pvm: {
    place: 'palace',
    night: '#04202a',
    wall: '#0a3743',
    wallLit: '#12566a',
    dusk: '#43909e',
    glow: '#f0d2a0',
    lamp: '#ffeeb8',
    metal: '#c99f3a',
    cloth: '#eff2ed',
    clothShade: '#c2d1d2',
    leaf: '#1f6b66',
    pool: '#12566a',
    poolLit: '#4f9fac',
  },
  gl: {
    place: 'festival',
    night: '#2f1203',
    wall: '#6a2c06',
    wallLit: '#9a430b',
    dusk: '#d97f30',
    glow: '#f8ca76',
    lamp: '#fff2c8',
    metal: '#d9a527',
    cloth: '#fcf0da',
    clothShade: '#ebcfa0',
    leaf: '#72671f',
    pool: '#2f6560',
    poolLit: '#67a093',
  },
};
