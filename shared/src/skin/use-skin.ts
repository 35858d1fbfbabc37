import { useSyncExternalStore } from 'react';
import { currentSkin, onSkinChange, type Skin } from './skins.ts';

/** The page's skin, for content that is drawn instead of coloured by style sheets. */
export function useSkin(): Skin {
  return useSyncExternalStore(onSkinChange, currentSkin);
}
