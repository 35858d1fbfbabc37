import { useDispatch } from '@resort/shared/redux';
import type { AppStore } from '@resort/shared/store';
import { useText } from '@resort/shared/i18n';
import { showToast } from '@resort/shared/ui';
import { SelectField } from '@resort/shared/ui/form';
import type { QuietHours } from '../../../contract/index.ts';
import { subscriptionsApi, useSetQuietHoursMutation } from '../../api/subscriptions.ts';

const NONE = 'none';
const OFFERED: readonly NonNullable<QuietHours>[] = [
  { from: 22, until: 8 },
  { from: 21, until: 9 },
  { from: 23, until: 7 },
  { from: 20, until: 10 },
];

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const nameOf = (quiet: QuietHours) => (quiet === null ? NONE : `${quiet.from}-${quiet.until}`);

/** When notifications wait. Takes effect at once, and is reverted with a message on failure. */
export function QuietHoursField({ quiet }: { quiet: QuietHours }) {
  const t = useText('content');
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [send] = useSetQuietHoursMutation();
  const isOffered = quiet === null || OFFERED.some((one) => nameOf(one) === nameOf(quiet));
  const hours = isOffered ? OFFERED : [quiet, ...OFFERED];
  const choices = [
    ...hours.map((one) => ({
      value: nameOf(one),
      label: t('notifications.quiet.hours', { from: clock(one.from), until: clock(one.until) }),
    })),
    { value: NONE, label: t('notifications.quiet.none') },
  ];
  const set = async (name: string) => {
    const now = hours.find((one) => nameOf(one) === name) ?? null;
    const shown = dispatch(
      subscriptionsApi.util.updateQueryData('subscriptions', undefined, (draft) => {
        draft.quiet = now;
      }),
    );
    const { error } = await send({ quiet: now });
    if (error !== undefined) shown.undo();
    showToast({ text: t(error === undefined ? 'notifications.kept' : 'notifications.notKept') });
  };
  return (
    <SelectField
      label={t('notifications.quiet.title')}
      hint={t('notifications.quiet.why')}
      name="quiet"
      value={nameOf(quiet)}
      choices={choices}
      onChange={(name) => void set(name)}
      onBlur={() => undefined}
    />
  );
}
