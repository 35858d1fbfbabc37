export const SECTIONS = ['terms', 'privacy', 'programme'] as const;
/** One of the legal texts. */
export type LegalSection = (typeof SECTIONS)[number];

/** The legal text of an app route: `/terms-n-conditions?section=privacy` → `privacy`; null for other routes. */
export function sectionOf(url: string | null): LegalSection | null {
  const section = new URLSearchParams(url?.split('?')[1]).get('section');
  return SECTIONS.find((known) => known === section) ?? null;
}
