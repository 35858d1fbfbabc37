import { chatCalls, inboxCalls, notificationCalls, pushCalls } from '@resort/mf-content/contract';
import { badgeCalls } from '@resort/shared/calls/rows';
import { serve } from '../../platform/calls/serve.ts';
import { badges } from './badges.ts';
import { CHAT_LIMITS, loginLiveChat } from './chat/login.ts';
import { chatMessages, handOver, readChat, SAY_LIMITS, sayInChat } from './chat/talk.ts';
import { deleteLetters, markRead } from './inbox/change-letters.ts';
import { letters, openLetter, unread } from './inbox/read-letters.ts';
import { notices, readNotices } from './notifications/notices.ts';
import { notifications, openNotification } from './notifications/notifications.ts';
import { setQuiet } from './push/quiet.ts';
import { stopTopic } from './push/stop.ts';
import { logSubscription, templates } from './push/subscriptions.ts';
import { subscribe, updateSubscription } from './push/tokens.ts';

export const messagingRoutes = [
  ...serve(inboxCalls)({
    'GET /Inbox/list': letters,
    'GET /Inbox/info': openLetter,
    'GET /Inbox/unread': unread,
    'POST /Inbox/read': markRead,
    'POST /Inbox/delete': deleteLetters,
  }),
  ...serve(chatCalls)(
    {
      'POST /live/chat/loginLiveChat': loginLiveChat,
      'GET /live/chat/messages': chatMessages,
      'POST /live/chat/say': sayInChat,
      'POST /live/chat/form': handOver,
      'POST /live/chat/read': readChat,
    },
    {
      'POST /live/chat/loginLiveChat': CHAT_LIMITS,
      'POST /live/chat/say': SAY_LIMITS,
      'POST /live/chat/form': SAY_LIMITS,
    },
  ),
  ...serve(badgeCalls)({ 'GET /notification/exist': badges }),
  ...serve(notificationCalls)({
    'GET /notification/list': notifications,
    'GET /notification/info': openNotification,
    'GET /notice/getNotices': notices,
    'POST /notice/read': readNotices,
  }),
  ...serve(pushCalls)({
    'GET /subscription/template': templates,
    'POST /subscription/log': logSubscription,
    'POST /subscription/quiet': setQuiet,
    'POST /subscription/stop': stopTopic,
    'POST /token/subscribe': subscribe,
    'POST /token/update/sub': updateSubscription,
  }),
];
