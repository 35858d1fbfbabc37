import * as z from 'zod/mini';
import type { HttpHandler } from 'msw';
import type { Calls } from '../contract/index.ts';
import { fake, type Answers } from './fake.ts';
import { sample, type Schema } from './sample.ts';

/** A reply that a row of the contract allows: required fields, one entry in each list, fields named by themselves. */
export const sampleReply = ({ reply }: Calls[keyof Calls]): unknown =>
  sample(z.toJSONSchema(reply, { io: 'output' }) as Schema);

/** Handlers for all calls of a table: what the contract allows, or for some calls what the test says. */
export function fakeAll<C extends Calls>(calls: C, answers: Answers<C> = {}): HttpHandler[] {
  const samples = Object.entries<Calls[keyof Calls]>(calls).map(([call, row]) => [call, sampleReply(row)]);
  return fake(calls, { ...(Object.fromEntries(samples) as Answers<C>), ...answers });
}
