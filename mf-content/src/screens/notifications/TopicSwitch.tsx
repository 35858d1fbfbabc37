import { useDispatch } from '@resort/shared/redux';
import type { AppStore } from '@resort/shared/store';
import { useText } from '@resort/shared/i18n';
import { showToast } from '@resort/shared/ui';
import { Switch } from '@resort/shared/ui/form';
import type { SubscriptionTemplate } from '../../../contract/index.ts';
import { subscriptionsApi, useAnswerSubscriptionMutation } from '../../api/subscriptions.ts';

/** Subscribes to a topic or unsubscribes. Takes effect at once, and is reverted with a message on failure. */
export function TopicSwitch({ template: { id, title, text, accepted } }: { template: SubscriptionTemplate }) {
  const t = useText('content');
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [send] = useAnswerSubscriptionMutation();
  const show = (now: boolean) =>
    dispatch(
      subscriptionsApi.util.updateQueryData('subscriptions', undefined, ({ templates }) => {
        for (const each of templates) if (each.id === id) each.accepted = now;
      }),
    );
  const set = async (now: boolean) => {
    const shown = show(now);
    const { error } = await send({ id, result: now ? 'ACCEPT' : 'REJECT' });
    if (error !== undefined) shown.undo();
    showToast({ text: t(error === undefined ? 'notifications.kept' : 'notifications.notKept') });
  };
  return (
    <Switch
      label={title}
      hint={text}
      name={id}
      value={accepted === true}
      onChange={(now) => void set(now)}
      onBlur={() => undefined}
    />
  );
}
