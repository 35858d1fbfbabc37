/** Light, dark, or as the device says; the first is the default. */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Where the choice is kept, a plain value in `localStorage`. */
export const SCHEME_KEY = 'scheme';

export function toScheme(value: unknown): Scheme {
  return SCHEMES.find((scheme) => scheme === value) ?? 'system';
}

/** Paints the page in this scheme, without remembering it. */
export function paintScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['scheme'];
  else dataset['scheme'] = scheme;
}

const listeners = new Set<() => void>();

/** Tells when the chosen scheme changes; gives the way to stop listening. */
export function onSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the member chose; what the page looks like is for the style sheet to know. */
export function currentScheme(): Scheme {
  return toScheme(document.documentElement.dataset['scheme']);
}

/** Repaints the page in another scheme and remembers it. */
export function changeScheme(scheme: Scheme): void {
  paintScheme(scheme);
  try {
    localStorage.setItem(SCHEME_KEY, scheme);
  } catch {
    // storage refused: the choice lasts as long as the page
  }
  listeners.forEach((listener) => listener());
}
