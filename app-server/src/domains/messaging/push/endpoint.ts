import type { WebPushConfig } from '../../../platform/integrations/web-push-config.ts';

/** The push services of Chrome, Edge, Firefox and Safari; names with a leading dot match subdomains. */
const HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether a push address is permitted: browsers supply it, so anything else would let clients make this
 * server send requests anywhere.
 */
export function isPushService(endpoint: string, { origins }: WebPushConfig): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origins.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
