import type { FastifyRequest } from 'fastify';
import { plainAddress } from './trusted-proxy.ts';

const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Whether a request comes from this machine itself: what development alone offers answers to nobody else. By the
 * socket, because a forwarded header is what anybody writes; and without one, because behind a reverse proxy on this
 * machine everybody's socket is loopback.
 */
export function isThisMachine({ raw }: FastifyRequest): boolean {
  const address = plainAddress(raw.socket.remoteAddress ?? '');
  const isLoopback = address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
  return isLoopback && !Object.keys(raw.headers).some((name) => FORWARDED.test(name));
}
