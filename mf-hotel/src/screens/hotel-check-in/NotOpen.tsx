import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { EmptyState, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import type { CheckInData } from '../../api/check-in.ts';
import { ToStay } from './ToStay.tsx';

/** Why nothing can be sent now. */
export function NotOpen({ checkIn: { state, opensAt, stayId } }: { checkIn: CheckInData }) {
  const t = useText('hotel');
  const isEarly = state === 'EARLY';
  const title = isEarly ? 'checkIn.notOpen' : state === 'OVER' ? 'checkIn.over' : 'checkIn.notOffered';
  const time = formatDateTime(opensAt, currentLanguage());
  return (
    <Page title={t('checkIn.title')}>
      <EmptyState
        art={<Illustration of="bookings" />}
        title={t(title)}
        why={isEarly ? t('checkIn.opens', { time }) : t('checkIn.overWhy')}
        action={<ToStay id={stayId} />}
      />
    </Page>
  );
}
