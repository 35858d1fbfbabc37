/**
 * jsdom has neither notifications nor a push manager: these replace the browser's, with the member's answer.
 */
export const ENDPOINT = 'https://push.test/abc';
const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

interface Setup {
  permission: NotificationPermission;
  /** the member's answer to the browser's prompt */
  answer?: NotificationPermission;
  isSubscribed?: boolean;
  /** the key of an existing subscription as text; without: the browser does not say */
  subscribedWith?: string;
}

const GIVEN = ['Notification', 'PushManager'] as const;

export function giveBrowserPush(setup: Setup) {
  const { permission, answer = permission, isSubscribed = false, subscribedWith } = setup;
  let asked = 0;
  let key: unknown = null;
  let current: object | null = null;
  const before = subscribedWith === undefined ? null : new TextEncoder().encode(subscribedWith).buffer;
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: before, userVisibleOnly: true },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: () => {
      current = null;
      return Promise.resolve(true);
    },
  };
  if (isSubscribed) current = subscription;
  const notification = {
    permission,
    requestPermission: () => {
      asked += 1;
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: ({ applicationServerKey }: { applicationServerKey: unknown }) => {
      key = applicationServerKey;
      current = subscription;
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager };
  Object.assign(globalThis, { Notification: notification, PushManager: Object });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
    configurable: true,
  });
  return { asked: () => asked, key: () => key, isSubscribed: () => current !== null };
}

export function forgetPush(): void {
  for (const name of GIVEN) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
