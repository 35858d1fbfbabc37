import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { Stepper } from '@resort/shared/ui/form';
import { useState } from 'react';
import type { ActivityBrief } from '../../../contract/index.ts';
import { MAX_SEATS } from '../../activities/limits.ts';

interface HowManyProps {
  activity: Pick<ActivityBrief, 'seats' | 'left'>;
  isBusy: boolean;
  onSignUp: (seats: number) => void;
}

/** How many places a member takes, or changes theirs to: as many as are left, and no more than one member can have. */
export function HowMany({ activity: { seats, left }, isBusy, onSignUp }: HowManyProps) {
  const t = useText('content');
  const most = Math.min(MAX_SEATS, left + seats);
  const [chosen, choose] = useState(Math.max(seats, 1));
  const count = Math.min(chosen, most);
  return (
    <>
      <Stepper
        label={t('activity.howMany')}
        value={count}
        onChange={choose}
        min={1}
        max={most}
        atMax={t(most < MAX_SEATS ? 'activity.lastPlaces' : 'activity.mostPlaces', { count: most })}
      />
      {count === seats ? null : (
        <Button wide busy={isBusy} onClick={() => onSignUp(count)}>
          {t(seats === 0 ? 'activity.signUp' : 'activity.change', { count })}
        </Button>
      )}
    </>
  );
}
