/**
 * Whether a remote's entry brings its own federation runtime, and can run at any time. One with another name
 * (`remoteEntry.…`) was built with Module Federation's runtime, without its core, which the shell has to load first.
 */
export const bringsRuntime = (entry: string): boolean => entry.startsWith('container.');
