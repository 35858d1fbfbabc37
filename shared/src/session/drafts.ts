/** Drafts live in the tab's session storage, under one prefix. */
const PREFIX = 'draft.';

/** The fields kept for a form; null when nothing is kept, or nothing that can be read. */
export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** Keeps the fields; where storage is refused they live as long as the screen. */
export function keepDraft(key: string, fields: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(fields));
  } catch {
    // the form goes on without a draft
  }
}

/** After the form has done its work. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // nothing was kept either
  }
}

/** With the sign-out: what one member typed is none of the next one's business. A session that just ended keeps them. */
export function dropDrafts(): void {
  try {
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of kept) sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
