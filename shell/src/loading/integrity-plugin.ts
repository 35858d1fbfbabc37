import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PinnedHash } from './pinned-files.ts';

/**
 * The federation runtime adds no integrity to what it loads itself: a remote's entry, and its preloads. These
 * hooks add it, and throw for files that the release does not list.
 */
export function integrityPlugin(pinnedHash: PinnedHash): ModuleFederationRuntimePlugin {
  return {
    name: 'release-integrity',
    createScript({ url }) {
      const integrity = pinnedHash(url);
      const script = document.createElement('script');
      return Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', integrity });
    },
    createLink({ url, attrs }) {
      const integrity = pinnedHash(url);
      const link = document.createElement('link');
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      return Object.assign(link, { href: url, crossOrigin: 'anonymous', integrity });
    },
  };
}
