export const SCENES = ['terms', 'privacy', 'programme'] as const;
/** One of the legal texts. */
export type Scene = (typeof SCENES)[number];

/** The legal text of an app route: `/terms-n-conditions?section=privacy` → `privacy`; null for other routes. */
export function sceneOf(url: string | null): Scene | null {
  const section = new URLSearchParams(url?.split('?')[1]).get('section');
  return SCENES.find((known) => known === section) ?? null;
}
