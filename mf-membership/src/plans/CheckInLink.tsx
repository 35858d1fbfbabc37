import type { Plan } from '@resort/shared/calls/plans';
import { useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';

/** The way to online check-in, while it is open. */
export function CheckInLink({ checkIn }: Pick<Plan, 'checkIn'>) {
  const t = useText('membership');
  const served = checkIn && servedLink(checkIn.link);
  if (checkIn === undefined || served === undefined) return null;
  return (
    <ButtonLink look="quiet" wide to={served}>
      {t(checkIn.isSent ? 'plans.checkInSent' : 'plans.checkIn')}
    </ButtonLink>
  );
}
