/** Code of the remote ran and failed, or is no remote's; asking again in this page would give the same. */
export class BrokenModule extends Error {
  override name = 'BrokenModule';
}

/** A file of the shell is missing, so that no version of the remote could work; only a new page can ask for it again. */
export class ShellFileMissing extends Error {
  override name = 'ShellFileMissing';
}

/** The page has to be loaded anew, and will then use the unit's last-known-good version. */
export class NeedsReload extends Error {
  override name = 'NeedsReload';
}

/** The address of the script or style that the bundler's runtime could not load; null for any other failure. */
export function missingFile(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isChunk =
    error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
  return isChunk && 'request' in error && typeof error.request === 'string' ? error.request : null;
}

/** Whether a second try in this page can end otherwise. */
export function canRecoverHere(error: unknown): boolean {
  return !(error instanceof BrokenModule || error instanceof ShellFileMissing);
}
