import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Database } from '../../platform/database/index.ts';
import { describeError } from '../../platform/logging/logging.ts';
import { readProperties } from './properties.ts';

const AGAIN_MS = 5_000;

/** A connection of its own: a pool's connection cannot wait for notices. */
function listener(db: Database): pg.Client {
  const { options } = db.$client;
  // the pool hides its password from enumeration, so the spread omits it
  const { password } = options;
  return new pg.Client(password === undefined ? options : { ...options, password });
}

/** Reads the properties after every notice, until the connection is lost or `end` aborts. */
async function listen(db: Database, end: AbortSignal, log: FastifyBaseLogger): Promise<void> {
  const client = listener(db);
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const read = () =>
    void readProperties(db).catch((error: unknown) =>
      log.warn({ err: describeError(error) }, 'the properties could not be read'),
    );
  client.on('error', (error) => {
    log.warn({ err: describeError(error) }, 'the connection for changes of properties was lost');
    resolve();
  });
  client.on('notification', read);
  const heard = new AbortController();
  end.addEventListener('abort', () => resolve(), { once: true, signal: heard.signal });
  try {
    await client.connect();
    await client.query('listen property');
    // what changed before somebody listened
    await readProperties(db);
    await over;
  } finally {
    heard.abort();
    await client.end().catch(() => undefined);
  }
}

/**
 * Keeps this process's copy of the properties up to date: the table notifies every change (migration 0019). A lost
 * connection is made again. Returns a function that stops it.
 */
export function followProperties(db: Database, log: FastifyBaseLogger): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const work = (async () => {
    while (!signal.aborted) {
      await listen(db, signal, log).catch((error: unknown) =>
        log.warn({ err: describeError(error) }, 'changes of properties are not heard'),
      );
      await pause(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    end.abort();
    await work;
  };
}
