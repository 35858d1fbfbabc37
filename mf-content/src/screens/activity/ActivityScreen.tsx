import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { useActivityQuery } from '../../api/activities.ts';
import { Detail } from '../../parts/Detail.tsx';
import { ActivityView } from './ActivityView.tsx';

/** One activity, by the `id` in the address. */
export default function ActivityScreen() {
  const t = useText('content');
  const id = useSearchParams()[0].get('id') ?? '';
  // places are taken and given back by others
  const query = useActivityQuery({ id }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <Detail topic="activity" query={query} way={{ to: to('/activities'), label: t('activity.toActivities') }}>
      {(activity) => <ActivityView key={activity.id} activity={activity} />}
    </Detail>
  );
}
