import { SKINS } from '@resort/shared/skin/skins';
import { FULL_BLEED, iconSvg, TILE } from './icon.ts';

/** Folder of the pictures inside Apple Wallet's passes, with one folder for each skin. */
export const WALLET_FOLDER = new URL('../../../app-server/src/domains/wallet/pictures/', import.meta.url);

/** Apple's names and sizes in pixels; `icon.png` is obligatory. */
const FILES = {
  'icon.png': { size: 29, shape: FULL_BLEED },
  'icon@2x.png': { size: 58, shape: FULL_BLEED },
  'icon@3x.png': { size: 87, shape: FULL_BLEED },
  'logo@2x.png': { size: 100, shape: TILE },
  'logo@3x.png': { size: 150, shape: TILE },
} as const;

/** Every picture of passes that is rendered from the mark. */
export function walletPictures(): { file: string; size: number; svg: string }[] {
  return SKINS.flatMap((skin) =>
    Object.entries(FILES).map(([name, { size, shape }]) => ({
      file: `${skin}/${name}`,
      size,
      svg: iconSvg(skin, shape),
    })),
  );
}
