import { to } from '@resort/shared/routes';
import { PictureCard } from '@resort/shared/ui/cards';
import type { ActivityBrief } from '../../contract/index.ts';
import { ActivityState } from './ActivityState.tsx';
import { useWhen } from './when.ts';

interface ActivityCardProps {
  activity: ActivityBrief;
  level?: 2 | 3;
}

/** An activity in a list: time, title, place, and whether places are left. */
export function ActivityCard({ activity, ...look }: ActivityCardProps) {
  const { id, title, summary, picture, place, property, state } = activity;
  return (
    <PictureCard
      {...look}
      picture={picture}
      over={useWhen(activity)}
      aside={<ActivityState activity={activity} />}
      title={title}
      to={to('/activity', { id })}
      summary={summary}
      line={`${place} · ${property.name}`}
      isDim={state === 'ENDED'}
    />
  );
}
