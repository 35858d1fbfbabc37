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
  app.get<{ Params: { name: string } }>('/artifacts/:unit/:version/pack.:name', async (request, reply) => {
    const [address = ''] = request.url.split('?');
    const [encoding = null] = acceptedEncodings(request.headers['accept-encoding']);
    const channel = await served();
    const body =
      (await channel?.current.pack(address, encoding)) ??
      (await channel?.rollout?.served.pack(address, encoding)) ??
      // a tester's
      (await (await assign(request, 'file'))?.release.pack(address, encoding));
    if (!body) return sendSentence(reply, 404, 'No pack of a release that is served.');
    reply.header('vary', 'Accept-Encoding');
    if (encoding !== null) reply.header('content-encoding', encoding);
    return sendStored(request, reply, address, { body, etag: `${request.params.name}-${encoding}` });
  });
}
