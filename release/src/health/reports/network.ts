import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The network of an address: its /24 (IPv4) or /48 (IPv6). One party often has a whole one. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined || !isIPv6(address)) return (mapped ?? address).split('.').slice(0, 3).join('.');
  const [head = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  return [...groups, '0', '0', '0']
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A pseudonym for a network. It reveals nothing to anybody without the key, and it differs in each release. */
export function networkName(key: Buffer, release: number, address: string): string {
  const code = createHmac('sha256', key)
    .update(`network/1 ${release} ${networkOf(address)}`)
    .digest();
  return code.subarray(0, 6).toString('base64url');
}
