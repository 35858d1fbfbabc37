/** Whether this browser may show notifications, without prompting the member. */
export type Permission = 'unsupported' | NotificationPermission;

/** Push API with notifications, in a page that may have a service worker at all. */
export function pushPermission(): Permission {
  const has = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return has ? Notification.permission : 'unsupported';
}

/** The subscription of this browser; null: there is none, or no worker that could receive a push. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Prompts the member and subscribes. Call it in the handler of a press, because browsers prompt at no other time.
 * `key`: the resort's `applicationServerKey` (RFC 8292), base64url.
 * @returns null: the member refused
 */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Whether the subscription was made with this key; also where the browser does not say. */
export function isOfKey({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  if (own === null) return true;
  const text = btoa(String.fromCodePoint(...new Uint8Array(own)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

/** Endpoint and keys in the format of `POST /token/subscribe`; undefined if the browser supplied none. */
export function tokenOf(subscription: PushSubscription) {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { token: endpoint, keys: { p256dh, auth } };
}
