/** The remote's code ran and failed, or is no remote. A retry in this page would have the same result. */
export class BrokenModule extends Error {
  override name = 'BrokenModule';
}

/** A file of the shell is missing, so that another version of the remote would not help. */
export class ShellFileMissing extends Error {
  override name = 'ShellFileMissing';
}

/** The page must be reloaded; it then uses the unit's last-known-good version. */
export class NeedsReload extends Error {
  override name = 'NeedsReload';
}

/** The address of the script or style that the bundler's runtime could not load; null for other failures. */
export function missingFile(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isChunk =
    error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
  return isChunk && 'request' in error && typeof error.request === 'string' ? error.request : null;
}

/** Whether a retry in this page can succeed. */
export function canRecoverHere(error: unknown): boolean {
  return !(error instanceof BrokenModule);
}
