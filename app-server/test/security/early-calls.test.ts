import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from '@jest/globals';
import { payloadAt } from '@resort/shared/early-calls';
import { isRemote, type EarlyCall } from '@resort/shared/remote';
import { standOn, type Ground } from '../database/stand-on.ts';
import { send } from '../platform/protocol/client.ts';
import { peopleOf } from './people.ts';
import { everythingStored } from './stored.ts';

/*
 * A page sends a route's early calls before any code runs that could decide otherwise, so each must be a call that the
 * server takes as it is, and must change nothing. The registry cannot know this when a remote is published.
 */
let ground: Ground;
standOn((given) => (ground = given));

const early: { path: string; call: EarlyCall }[] = [];
beforeAll(async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  for (const file of globSync('mf-*/src/remote.ts', { cwd: root })) {
    const { default: remote } = (await import(pathToFileURL(root + file).href)) as { default: unknown };
    if (!isRemote(remote)) throw new Error(`${file} is no remote`);
    for (const { path, prefetch = [] } of remote.routes)
      early.push(...prefetch.map((call) => ({ path, call })));
  }
});

/** What is written once, whichever call comes first: the language of the session, and the code to invite friends. */
const FIRST = ['POST /homepage/homepageInfo', 'GET /member/referral'] as const;

it('each early call of a route is taken, and changes nothing', async () => {
  const { app, database, clock } = ground;
  const { member } = await peopleOf(app, database.db);
  for (const call of FIRST) await send(app, call, { as: member });
  const before = await everythingStored(database.pool);
  for (const { path, call } of early) {
    const payload = payloadAt(clock.now().getTime(), call.payload);
    const { envelope } = await send(app, call.call, { as: member, payload });
    expect({ path, ...call, code: envelope.code }).toEqual({ path, ...call, code: 0 });
  }
  expect(early.length).toBeGreaterThan(0);
  expect(await everythingStored(database.pool)).toEqual(before);
});
