import type { WebPushConfig } from '../../../platform/integrations/web-push-config.ts';

/** The push services of Chrome, Edge, Firefox and Safari; a host that ends like one of the dotted names is one of it. */
const HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Whether pushes may go there: browsers name the address, so that anything else would make this server call at will. */
export function isPushService(endpoint: string, { origins }: WebPushConfig): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origins.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
