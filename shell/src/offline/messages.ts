/** What the page tells the worker once its first screen stands. */
export interface PageStarted {
  kind: 'started';
  /** the release's number */
  release: number;
  /** the page's path, without its query: a query may say something about the member */
  page: string;
  /** absolute paths below /artifacts/ that this page has loaded; what arrives later comes in a message of its own */
  files: string[];
}

export const WORKER_PATH = '/worker.js';

/** Every cache of the worker begins with this. */
export const CACHE_PREFIX = 'release-';
