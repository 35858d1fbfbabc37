/** Light, dark, or the device's setting, which is the default. */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** `localStorage` key of the choice; a plain value. */
export const SCHEME_KEY = 'scheme';

export function toScheme(value: unknown): Scheme {
  return SCHEMES.find((scheme) => scheme === value) ?? 'system';
}

/** Paints the page in this scheme without storing it. */
export function paintScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['scheme'];
  else dataset['scheme'] = scheme;
}

const listeners = new Set<() => void>();

/** Calls the listener when the chosen scheme changes; returns a function that removes it. */
export function onSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The member's choice. The style sheet decides what the page looks like. */
export function currentScheme(): Scheme {
  return toScheme(document.documentElement.dataset['scheme']);
}

/** Repaints the page in another scheme and stores the choice. */
export function changeScheme(scheme: Scheme): void {
  paintScheme(scheme);
  try {
    localStorage.setItem(SCHEME_KEY, scheme);
  } catch {
    // storage refused: the choice lasts as long as the page
  }
  listeners.forEach((listener) => listener());
}
