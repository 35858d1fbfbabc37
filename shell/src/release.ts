import type { ReleaseDocument } from '@resort/shared/remote';
import { readFallbacks, withFallbacks } from './loading/fallbacks.ts';

/** The pinned release as the page carries it. */
export function pinnedRelease(): ReleaseDocument {
  return JSON.parse(document.getElementById('release')?.textContent ?? '') as ReleaseDocument;
}

/** The same with the last-known-good version of what this tab could not use. */
export function readRelease(): ReleaseDocument {
  return withFallbacks(pinnedRelease(), readFallbacks());
}
