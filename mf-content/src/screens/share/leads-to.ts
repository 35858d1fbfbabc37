import { servedLink, to } from '@resort/shared/routes';
import type { ShareKind } from '@resort/shared/ui/share';

/** The route for each kind of shared thing: a complete list of link targets. */
const WAYS: Readonly<Record<ShareKind, (id: string) => string>> = {
  OFFER: (id) => to('/offer', { id }),
  ARTICLE: (id) => to('/article', { id }),
  ACTIVITY: (id) => to('/activity', { id }),
};

/** The target of a share, by its kind; undefined if this release has no screen for it. */
export function leadsTo({ kind, targetId }: { kind: ShareKind; targetId: string }): string | undefined {
  return Object.hasOwn(WAYS, kind) ? servedLink(WAYS[kind](targetId)) : undefined;
}
