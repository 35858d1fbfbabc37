import type { ReleaseDocument } from '@resort/shared/remote';
import { readFallbacks, withFallbacks } from './loading/fallbacks.ts';

/** The pinned release as the page carries it, with the last-known-good version of what this tab could not use. */
export function readRelease(): ReleaseDocument {
  const text = document.getElementById('release')?.textContent;
  if (!text) throw new Error('the page carries no release');
  return withFallbacks(JSON.parse(text) as ReleaseDocument, readFallbacks());
}
