import { servedLink, to } from '@resort/shared/routes';
import type { ShareKind } from '@resort/shared/ui/share';

/** Where each kind of what was shared is looked at: the whole list of places that a link can lead to. */
const WAYS: Readonly<Record<ShareKind, (id: string) => string>> = {
  OFFER: (id) => to('/offer', { id }),
  ARTICLE: (id) => to('/article', { id }),
  ACTIVITY: (id) => to('/activity', { id }),
};

/** Where a share leads, by what was shared; undefined for what this release has no screen for. */
export function leadsTo({ kind, targetId }: { kind: ShareKind; targetId: string }): string | undefined {
  return Object.hasOwn(WAYS, kind) ? servedLink(WAYS[kind](targetId)) : undefined;
}
