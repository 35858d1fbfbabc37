import { BlockList, isIP } from 'node:net';

/** Whether an address belongs to a trusted proxy; only those may name the client's address. */
export type IsTrustedProxy = (address: string | undefined) => boolean;

/** Converts `::ffff:10.0.0.1`, as a socket on `::` sees IPv4, to IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function add(proxies: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const length = prefix === undefined ? bits : Number(prefix);
  if (isIP(address) === 0 || !/^\d*$/.test(prefix ?? '') || length < 1 || length > bits)
    throw new Error(
      `TRUST_PROXY contains "${entry}"; it must list addresses or networks, such as 10.0.0.5,10.1.0.0/16.`,
    );
  proxies.addSubnet(address, length, family(address));
}

/** From TRUST_PROXY: addresses and networks separated by commas; by default nobody is trusted. */
export function readTrustedProxies(value = ''): IsTrustedProxy {
  const proxies = new BlockList();
  const entries = value.split(',').map((entry) => entry.trim());
  for (const entry of entries.filter((text) => text !== '')) add(proxies, entry);
  return (address = '') => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && proxies.check(plain, family(plain));
  };
}

/** The unit of counting: an IPv6 customer has a whole /64, and could change single addresses. */
export function addressGroup(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [left = [], right] = plain.split('::').map((half) => half.split(':').filter((part) => part !== ''));
  const missing = right === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...(right ?? [])];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
