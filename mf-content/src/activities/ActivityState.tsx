import { useText } from '@resort/shared/i18n';
import { Badge } from '@resort/shared/ui';
import type { ActivityBrief } from '../../contract/index.ts';

/** The number of places left is shown from this number down. */
const FEW = 10;

/** The state of an activity: the member's places, past, full, or nearly full. */
export function ActivityState({ activity: { state, seats, left } }: { activity: ActivityBrief }) {
  const t = useText('content');
  if (state === 'ENDED') return <Badge tone="plain">{t('activities.state.ended')}</Badge>;
  if (seats > 0) return <Badge tone="success">{t('activities.state.mine', { count: seats })}</Badge>;
  if (state === 'FULL') return <Badge tone="warning">{t('activities.state.full')}</Badge>;
  if (state === 'CLOSED') return <Badge tone="plain">{t('activities.state.closed')}</Badge>;
  return left > FEW ? null : <Badge>{t('activities.left', { count: left })}</Badge>;
}
