import { describe, expect, it } from '@jest/globals';
import { outbox } from '../../schema/index.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { currentCause, inWork } from './cause.ts';
import { inTransaction } from '../database/index.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { JobContext } from '../jobs/job.ts';
import { send } from '../../../test/platform/protocol/client.ts';
import { createSecrets } from '../secrets/secrets.ts';

let ground: Ground;
standOn((given) => (ground = given), { environment: 'production' });

const jobContext = (): JobContext => ({
  environment: 'production',
  clock: ground.clock,
  secrets: createSecrets(Buffer.alloc(32, 7)),
  db: ground.database.db,
  log: ground.app.fastify.log,
});
const linesWith = (id: string) =>
  ground.app.log
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a request id', () => {
  it('is in its own log line, in the work that it queued, and in the log line of each delivery', async () => {
    const random = '0123456789abcdef0123456789abcdef';
    await ground.database.db.delete(outbox);
    const { envelope, headers } = await send(ground.app, 'POST /user/login/otp', {
      random,
      payload: { areaCode: '+853', phone: '66000119', channel: 'sms' },
    });
    expect(envelope.code).toBe(0);
    const id = String(headers['x-request-id']);
    const [row] = await ground.database.db.select().from(outbox);
    expect(row).toMatchObject({ topic: 'message', cause: id });
    let tries = 0;
    const flaky = async () => {
      tries += 1;
      if (tries === 1) throw new Error('the gateway is away');
    };
    await deliverDue(jobContext(), { message: flaky });
    ground.clock.advance(2);
    await deliverDue(jobContext(), { message: flaky });
    expect(linesWith(id)).toEqual([
      expect.objectContaining({ msg: 'call', reqId: id, outcome: 0, random }),
      expect.objectContaining({ msg: 'a delivery failed', cause: id, topic: 'message', attempts: 1 }),
      expect.objectContaining({ msg: 'delivered', cause: id, topic: 'message', attempts: 2 }),
    ]);
  });

  it('is passed on to work that a delivery queues, and to that of a job’s run', async () => {
    const { db } = ground.database;
    await db.delete(outbox);
    const put = (topic: string) =>
      inTransaction(db, (tx) => enqueue(tx, ground.clock, { topic, payload: {}, dedupeKey: topic }));
    await inWork('run-of-a-job', () => put('first'));
    await put('nobody');
    await deliverDue(jobContext(), {
      first: (tx) => enqueue(tx, ground.clock, { topic: 'second', payload: {}, dedupeKey: 'second' }),
    });
    const rows = await db
      .select({ topic: outbox.topic, cause: outbox.cause })
      .from(outbox)
      .orderBy(outbox.id);
    expect(rows).toEqual([
      { topic: 'first', cause: 'run-of-a-job' },
      { topic: 'nobody', cause: null },
      { topic: 'second', cause: 'run-of-a-job' },
    ]);
    expect(currentCause()).toBeUndefined();
  });
});
