import type { ShareKind } from '@resort/shared/ui/share';
import { to } from '@resort/shared/routes';

/** Where a share leads, by what was shared; undefined for what this release has no screen for. */
export function leadsTo({ kind, targetId }: { kind: ShareKind; targetId: string }): string | undefined {
  return kind === 'OFFER' ? to('/offer', { id: targetId }) : undefined;
}
