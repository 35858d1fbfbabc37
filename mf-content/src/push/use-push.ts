import { useOneAtATime } from '@resort/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NotificationTopic } from '../../contract/index.ts';
import { useSubscribeBrowserMutation, useUpdateBrowserMutation } from '../api/subscriptions.ts';
import {
  isOfKey,
  ownSubscription,
  pushPermission,
  subscribe,
  tokenOf,
  type Permission,
} from './browser-push.ts';

export interface Push {
  permission: Permission;
  isOn: boolean;
  isBusy: boolean;
  hasFailed: boolean;
  turn: () => void;
}

const topicsOf = (own: string) => own.split(',').filter((topic) => topic !== '') as NotificationTopic[];

/** Push messages to this browser; `key`: the resort's, `topics`: the member's choice. */
export function usePush(key: string, topics: NotificationTopic[]): Push {
  const [tell] = useSubscribeBrowserMutation();
  const [update] = useUpdateBrowserMutation();
  const [permission, setPermission] = useState(pushPermission);
  const [subscription, setSubscription] = useState<PushSubscription | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const own = topics.join();
  /** the topics that this screen has last sent to the server */
  const told = useRef<string>(undefined);
  useEffect(() => {
    // the browser's subscription follows the member's choice, made here or on another device
    if (subscription === null || told.current === own) return;
    told.current = own;
    void update({ token: subscription.endpoint, subscribed: true, topics: topicsOf(own) });
  }, [subscription, own, update]);

  /** null: the member refused */
  const make = async (): Promise<PushSubscription | null> => {
    const made = await subscribe(key);
    setPermission(pushPermission());
    if (made === null) return null;
    const token = tokenOf(made);
    if (token === undefined) throw new Error('a push subscription without keys');
    try {
      await tell({ platform: 'WEB', ...token, topics }).unwrap();
    } catch (refusal) {
      await made.unsubscribe(); // a subscription unknown to the server would never receive a message
      throw refusal;
    }
    told.current = own;
    return made;
  };
  const takeOver = useEffectEvent(async (found: PushSubscription | null) => {
    if (found === null || isOfKey(found, key)) return found;
    // the resort's key has turned; the member has agreed already, so the browser asks nothing
    await found.unsubscribe();
    return make();
  });
  useEffect(() => {
    // once: a subscription made by a press counts only when the server has taken it
    if (pushPermission() !== 'granted') return;
    void ownSubscription()
      .catch(() => null)
      .then((found) => takeOver(found))
      .then(setSubscription, () => setFailed(true));
  }, []);
  const turnOff = async (old: PushSubscription) => {
    await update({ token: old.endpoint, subscribed: false }).unwrap();
    await old.unsubscribe();
    told.current = undefined;
    setSubscription(null);
  };
  const [turn, isBusy] = useOneAtATime(async () => {
    setFailed(false);
    try {
      await (subscription === null ? make().then(setSubscription) : turnOff(subscription));
    } catch {
      setFailed(true);
    }
  });
  return { permission, isOn: subscription !== null, isBusy, hasFailed, turn };
}
