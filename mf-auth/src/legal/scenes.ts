export const SCENES = ['terms', 'privacy', 'programme'] as const;
/** One of the legal texts. */
export type Scene = (typeof SCENES)[number];

export function toScene(section: string | null): Scene | null {
  return SCENES.find((known) => known === section) ?? null;
}

/** The text that a route of the app leads to: `/terms-n-conditions?section=privacy` → `privacy`; null for none. */
export function sceneOf(url: string | null): Scene | null {
  return url === null ? null : toScene(new URL(url, 'https://app.invalid').searchParams.get('section'));
}
