import type { FastifyRequest } from 'fastify';
import type { IsTrustedProxy } from './trusted-proxy.ts';

/**
 * ISO 3166-1 alpha-2 country of a request, from the proxy in front; undefined without a header from a trusted
 * proxy.
 */
export type RegionOf = (request: Pick<FastifyRequest, 'headers' | 'socket'>) => string | undefined;

/** @param header `cf-ipcountry`, `cloudfront-viewer-country`: REGION_HEADER, lower case */
export function readRegions(header: string | undefined, isTrustedProxy: IsTrustedProxy): RegionOf {
  if (header === undefined) return () => undefined;
  if (!/^[\w-]+$/.test(header))
    throw new Error(`REGION_HEADER is "${header}"; it must be a header's name, such as cf-ipcountry.`);
  return ({ headers, socket }) => {
    const said = headers[header.toLowerCase()];
    const isCountry = typeof said === 'string' && /^[A-Za-z]{2}$/.test(said);
    return isCountry && isTrustedProxy(socket.remoteAddress) ? said.toUpperCase() : undefined;
  };
}
