import { FULL_BLEED, TILE } from './icon.ts';

/** Sizes in pixels that Android, an install prompt and iOS request; a file is in the folder of its skin. */
export const PNG_FILES = {
  small: { name: '192.png', size: 192, shape: TILE },
  large: { name: '512.png', size: 512, shape: TILE },
  maskable: { name: 'maskable.png', size: 512, shape: FULL_BLEED },
  // iOS cuts the corners itself
  touch: { name: '180.png', size: 180, shape: { ...FULL_BLEED, markShare: 0.7 } },
} as const;
