import type { PackAhead } from '../entry-ahead.ts';

/** The page's message to the worker after its first screen. */
export interface PageStarted {
  kind: 'started';
  /** the release's number */
  release: number;
  /** the page's path without its query, which may contain personal data */
  page: string;
  /** absolute paths below /artifacts/ that this page has loaded; later files follow in another message */
  files: string[];
  /** what the page has loaded some of those files with; absent in messages of earlier shells */
  packs?: PackAhead[];
}

export const WORKER_PATH = '/worker.js';

/** Prefix of all caches of the worker. */
export const CACHE_PREFIX = 'release-';
