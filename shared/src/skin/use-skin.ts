import { useSyncExternalStore } from 'react';
import { currentSkin, onSkinChange, type Skin } from './skins.ts';

/** The skin the page is painted in, for what is drawn rather than coloured. */
export function useSkin(): Skin {
  return useSyncExternalStore(onSkinChange, currentSkin);
}
