const REACT = 'React asks for it before it uses it: without it, nothing moves between two screens';
const IDLE = 'asked for first; a timer takes its place';
const PASSKEY = 'the library of passkeys asks for it first, and leaves its answer out';
const VITALS = 'the library of web vitals asks for it first, and does not measure without it';
const MAP = 'the map library asks for it first';
const PUSH = 'Notifications are offered only where browser and service worker have them';

/**
 * Features that may be used although a declared browser lacks them, because the script tests for them first.
 * `npm test -- browsers` fails for an entry that is no longer needed.
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  '.startViewTransition()': REACT,
  '.skipTransition()': REACT,
  navigation: REACT,
  setImmediate: 'the scheduler of React takes it only where `typeof` finds it',
  requestIdleCallback: IDLE,
  cancelIdleCallback: IDLE,
  '.yield()': 'a message channel takes its place (our own scheduling, `scheduler?.yield`)',
  '.createPolicy()': 'Trusted Types: without them the browser checks none',
  'Uint8Array.fromHex': 'the library of hashes asks for it first',
  '.toHex()': 'the library of hashes asks for it first',
  '.revoke()': 'a method of Proxy.revocable, of reselect; the name is also one of the Web',
  '.detect()': 'a method of i18next; the name is also one of the Web',
  '.getTransports()': PASSKEY,
  '.getPublicKey()': PASSKEY,
  '.getPublicKeyAlgorithm()': PASSKEY,
  '.getAuthenticatorData()': PASSKEY,
  '.checkVisibility()': 'the sheet asks for it first',
  'CSS.registerProperty': 'the sheet asks for it first: without it, its height does not glide',
  PerformanceEventTiming: VITALS,
  '.getLargestInteractionContentfulPaint()': VITALS,
  OffscreenCanvas: MAP,
  VideoFrame: MAP,
  '.copyTo()': MAP,
  TouchEvent: MAP,
  '.difference()': 'a method of the map library; the name is also one of the Web',
  Notification: PUSH,
  'Notification.permission': PUSH,
  'Notification.requestPermission': PUSH,
  '.requestPermission()': PUSH,
  '.getSubscription()': PUSH,
  '.showNotification()': PUSH,
};
