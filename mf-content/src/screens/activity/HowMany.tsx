import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { Chips } from '@resort/shared/ui/list';
import { useState } from 'react';
import type { ActivityBrief } from '../../../contract/index.ts';
import { MAX_SEATS } from '../../activities/limits.ts';
import styles from './activity.module.css';

interface HowManyProps {
  activity: Pick<ActivityBrief, 'seats' | 'left'>;
  isBusy: boolean;
  onSignUp: (seats: number) => void;
}

/**
 * How many places a member takes, or changes theirs to: at most as many as are left, and as one member can
 * have.
 */
export function HowMany({ activity: { seats, left }, isBusy, onSignUp }: HowManyProps) {
  const t = useText('content');
  const most = Math.min(MAX_SEATS, left + seats);
  const [chosen, choose] = useState(Math.max(seats, 1));
  const count = Math.min(chosen, most);
  const numbers = Array.from({ length: most }, (_, index) => String(index + 1));
  return (
    <div className={styles['howMany']}>
      <p className={styles['label']} aria-hidden="true">
        {t('activity.howMany')}
      </p>
      <Chips
        label={t('activity.howMany')}
        choices={numbers.map((number) => ({ id: number, label: number }))}
        chosen={[String(count)]}
        // the one that is chosen stays so when it is pressed again
        onChange={([number]) => choose(Number(number ?? count))}
        isSingle
      />
      <p className={styles['limit']}>
        {t(most < MAX_SEATS ? 'activity.lastPlaces' : 'activity.mostPlaces', { count: most })}
      </p>
      {count === seats ? null : (
        <Button wide busy={isBusy} onClick={() => onSignUp(count)}>
          {t(seats === 0 ? 'activity.signUp' : 'activity.change', { count })}
        </Button>
      )}
    </div>
  );
}
