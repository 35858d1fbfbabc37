import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { acceptedEncodings } from '../serving/accept-encoding.ts';
import { sendSentence } from '../serving/conditional.ts';
import type { Assign } from './assignment.ts';
import type { FollowedChannel } from './channel/follow-channel.ts';
import { sendStored } from '../serving/send-stored.ts';

/**
 * The packs of the releases that are served now. A page of an earlier one gets 404, and requests the files themselves.
 */
export function addPackRoute(app: FastifyInstance, served: FollowedChannel, assign: Assign): void {
  app.get('/artifacts/:unit/:version/pack.:hash', async (request, reply) => {
    const [address = ''] = request.url.split('?');
    const [encoding = null] = acceptedEncodings(request.headers['accept-encoding']);
    const channel = await served();
    const releases = [channel?.current, channel?.rollout?.served, (await assign(request, 'file'))?.release];
    for (const release of new Set(releases)) {
      const body = await release?.pack(address, encoding);
      if (!body) continue;
      reply.header('vary', 'Accept-Encoding');
      if (encoding !== null) reply.header('content-encoding', encoding);
      const etag = createHash('sha256').update(body).digest('base64url');
      return sendStored(request, reply, address, { body, etag });
    }
    return sendSentence(reply, 404, 'No pack of a release that is served.');
  });
}
