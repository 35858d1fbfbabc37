import type { NotificationTopic } from '@resort/mf-content/contract';
import type { Texts } from '../../../locales/texts.ts';
import { MESSAGING_TEXTS } from '../locales/index.ts';

/** What can be subscribed to, as members read it. */
export const SUBSCRIPTION_TEMPLATES: Readonly<
  Record<NotificationTopic, { readonly title: Texts; readonly text: Texts }>
> = MESSAGING_TEXTS.subscriptions;
