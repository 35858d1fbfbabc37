import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../config/trusted-proxy.ts';

/** A page of another site whose name leads here (DNS rebinding) asks with its own name. */
const LOOPBACK_HOST = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Whether a request comes from this machine itself: what development alone offers answers to nobody else. By the
 * socket, because a forwarded header is what anybody writes; and without one, because behind a reverse proxy on this
 * machine everybody's socket is loopback; and asked for by a name of this machine.
 */
export function isThisMachine({ raw }: FastifyRequest): boolean {
  const address = plainAddress(raw.socket.remoteAddress ?? '');
  const isLoopback = address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
  const isNamedSo = LOOPBACK_HOST.test(raw.headers.host ?? '');
  return isLoopback && isNamedSo && !Object.keys(raw.headers).some((name) => FORWARDED.test(name));
}
