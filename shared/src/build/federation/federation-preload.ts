/**
 * Replaces the federation runtime's preloading, 1.2 kB of the first script. The inline script and the shell ask for
 * files ahead by the release's own table (shell/src/boot/hints.ts), so nothing calls `preloadRemote`.
 */
function preloadsNothing(): never {
  throw new Error(
    'The release says which files are asked for ahead: preloadRemote is not part of this build.',
  );
}

export {
  preloadsNothing as defaultPreloadArgs,
  preloadsNothing as formatPreloadArgs,
  preloadsNothing as normalizePreloadExposes,
  preloadsNothing as preloadAssets,
};
