/** The five skins (specification §1); the first is the default. */
export const SKINS = ['sjm', 'glp', 'tkl', 'pvm', 'gl'] as const;
export type Skin = (typeof SKINS)[number];
export const DEFAULT_SKIN: Skin = 'sjm';

/** Where the choice is kept, a plain value in `localStorage`. */
export const SKIN_KEY = 'skin';

export function isSkin(value: unknown): value is Skin {
  return SKINS.includes(value as Skin);
}

export interface SkinChoice {
  skin: Skin;
  /** a known `skin=` is remembered, an unknown one gives the default without touching what was saved */
  save: boolean;
}

/** Query parameter before saved choice before default (specification §1). */
export function chooseSkin(query: string | null, saved: string | null): SkinChoice {
  if (query !== null)
    return isSkin(query) ? { skin: query, save: true } : { skin: DEFAULT_SKIN, save: false };
  return { skin: isSkin(saved) ? saved : DEFAULT_SKIN, save: false };
}

const listeners = new Set<() => void>();

/** Tells when the skin changes; gives the way to stop listening. */
export function onSkinChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The skin the page is painted in. */
export function currentSkin(): Skin {
  const { skin } = document.documentElement.dataset;
  return isSkin(skin) ? skin : DEFAULT_SKIN;
}

/** Repaints the page in another skin and remembers it. */
export function changeSkin(skin: Skin): void {
  document.documentElement.dataset['skin'] = skin;
  try {
    localStorage.setItem(SKIN_KEY, skin);
  } catch {
    // storage refused: the choice lasts as long as the page
  }
  listeners.forEach((listener) => listener());
}
