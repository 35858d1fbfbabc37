import type { FastifyReply } from 'fastify';

/** The whole body of a response, for which nothing is left to do. */
export class FinishedReply {
  readonly body: Buffer;
  constructor(body: Buffer) {
    this.body = body;
  }
}

export const sendFinished = (reply: FastifyReply, { body }: FinishedReply): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(body);
