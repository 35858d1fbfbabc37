import { FULL_BLEED, TILE } from './icon.ts';

/** Sizes in pixels that Android, an install prompt and iOS request; a file is named `<skin><suffix>`. */
export const PNG_FILES = {
  small: { suffix: '-192.png', size: 192, shape: TILE },
  large: { suffix: '-512.png', size: 512, shape: TILE },
  maskable: { suffix: '-maskable.png', size: 512, shape: FULL_BLEED },
  // iOS cuts the corners itself
  touch: { suffix: '-180.png', size: 180, shape: { ...FULL_BLEED, markShare: 0.7 } },
} as const;
