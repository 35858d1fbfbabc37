import type { ReleaseDocument } from '@resort/shared/remote';

/** The pinned release as the page carries it. */
export function readRelease(): ReleaseDocument {
  const text = document.getElementById('release')?.textContent;
  if (!text) throw new Error('the page carries no release');
  return JSON.parse(text) as ReleaseDocument;
}
