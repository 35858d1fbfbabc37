import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { toJsonBody } from '../../base/hashing.ts';
import { keys } from '../../storage/names.ts';
import { PERSONAL, type Assign } from './assignment.ts';
import { sendSentence, sendWithEtag } from '../serving/conditional.ts';
import type { OriginSettings } from './channel/follow-channel.ts';

/**
 * The pointer of this origin's channel for the caller: an open tab with the baseline learns of a newer
 * release when it is the baseline, not while it rolls out to others.
 */
export function addPointerRoute(app: FastifyInstance, { channel }: OriginSettings, assign: Assign): void {
  app.get(`/${keys.pointer(channel)}`, async (request, reply) => {
    const assignment = await assign(request, 'file');
    if (assignment === null) return sendSentence(reply, 404, 'No such channel.');
    const { release, blocked, isPersonal } = assignment;
    const body = toJsonBody({ schema: 'channel/1', channel, ...release.pointer, blocked });
    reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('application/json; charset=utf-8');
    if (isPersonal) reply.headers(PERSONAL);
    return sendWithEtag(request, reply, createHash('sha256').update(body).digest('base64url'), body);
  });
}
