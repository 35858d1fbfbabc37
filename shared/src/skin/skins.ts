/** The five skins (specification §1); the first is the default. */
export const SKINS = ['sjm', 'glp', 'tkl', 'pvm', 'gl'] as const;
export type Skin = (typeof SKINS)[number];
export const DEFAULT_SKIN: Skin = 'sjm';

/** `localStorage` key of the choice; a plain value. */
export const SKIN_KEY = 'skin';

export function isSkin(value: unknown): value is Skin {
  return SKINS.includes(value as Skin);
}

export interface SkinChoice {
  skin: Skin;
  /** a known `skin=` is stored; an unknown one selects the default without changing the stored choice */
  save: boolean;
}

/** The query parameter wins over the stored choice, which wins over the default (specification §1). */
export function chooseSkin(query: string | null, saved: string | null): SkinChoice {
  if (query !== null)
    return isSkin(query) ? { skin: query, save: true } : { skin: DEFAULT_SKIN, save: false };
  return { skin: isSkin(saved) ? saved : DEFAULT_SKIN, save: false };
}

const listeners = new Set<() => void>();

/** Calls the listener when the skin changes; returns a function that removes it. */
export function onSkinChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The skin in which the page is painted. */
export function currentSkin(): Skin {
  const { skin } = document.documentElement.dataset;
  return isSkin(skin) ? skin : DEFAULT_SKIN;
}

/** Repaints the page in another skin and stores the choice. */
export function changeSkin(skin: Skin): void {
  document.documentElement.dataset['skin'] = skin;
  try {
    localStorage.setItem(SKIN_KEY, skin);
  } catch {
    // storage refused: the choice lasts as long as the page
  }
  listeners.forEach((listener) => listener());
}
