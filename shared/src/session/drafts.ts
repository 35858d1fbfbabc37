/** Drafts are in the tab's session storage, with one prefix. */
const PREFIX = 'draft.';

/** The stored fields of a form; null if nothing readable is stored. */
export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** Stores the fields. If storage is refused, they live as long as the screen. */
export function keepDraft(key: string, fields: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(fields));
  } catch {
    // the form works without a draft
  }
}

/** Call it when the form has been submitted. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // nothing was stored either
  }
}

/**
 * Called on sign-out, so that the next member does not see what another one typed. A session that expired
 * keeps its drafts.
 */
export function dropDrafts(): void {
  try {
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of kept) sessionStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
