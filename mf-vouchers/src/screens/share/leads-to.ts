import type { ShareKind } from '@resort/shared/ui/share';
import { to, type RoutePath } from '@resort/shared/routes';

const SCREENS: Partial<Record<ShareKind, RoutePath>> = {
  OFFER: '/offer',
  ARTICLE: '/article',
  ACTIVITY: '/activity',
};

/** Where a share leads, by what was shared; undefined for what this release has no screen for. */
export function leadsTo({ kind, targetId }: { kind: ShareKind; targetId: string }): string | undefined {
  const screen = SCREENS[kind];
  return screen && to(screen, { id: targetId });
}
