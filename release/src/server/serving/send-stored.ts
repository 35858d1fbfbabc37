import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredObject } from '../../storage/storage.ts';
import { sendWithEtag } from './conditional.ts';
import { contentTypeOf } from './content-types.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Sends an object that never changes at its address, which any page may read. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  { body, etag }: StoredObject,
) {
  reply
    .header('cache-control', IMMUTABLE)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(contentTypeOf(key));
  return sendWithEtag(request, reply, etag, body);
}
