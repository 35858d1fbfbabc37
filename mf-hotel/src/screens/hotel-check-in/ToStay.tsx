import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';

/** The way to the booking of a check-in. */
export function ToStay({ id }: { id: string }) {
  const t = useText('hotel');
  return (
    <ButtonLink look="plain" wide to={to('/hotel-order', { id })}>
      {t('checkIn.toStay')}
    </ButtonLink>
  );
}
