import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../config/trusted-proxy.ts';

/** A page of another site whose name resolves to this machine (DNS rebinding) sends its own name. */
const LOOPBACK_HOST = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Whether a request comes from this machine, for features of development. It checks the socket, because a
 * forwarded header can be forged; it refuses requests with one, because behind a local reverse proxy every
 * socket is loopback; and it requires a host name of this machine.
 */
export function isThisMachine({ raw }: FastifyRequest): boolean {
  const address = plainAddress(raw.socket.remoteAddress ?? '');
  const isLoopback = address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
  const isNamedSo = LOOPBACK_HOST.test(raw.headers.host ?? '');
  return isLoopback && isNamedSo && !Object.keys(raw.headers).some((name) => FORWARDED.test(name));
}
