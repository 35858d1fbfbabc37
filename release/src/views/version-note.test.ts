import { expect, it } from '@jest/globals';
import type { BuildSource } from '@resort/shared/remote';
import { publish } from '../artifacts/publish.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { AUTHOR, madeUpRemote, madeUpShell, writeBuild } from '../testing/made-up-builds.ts';
import { differenceOf } from './difference.ts';
import { evidenceOf } from './evidence.ts';
import { historyOf } from './history.ts';
import { matrixOf } from './matrix.ts';
import { versionsOf } from './versions.ts';
import { callsText, originText, sizeText, verdictText } from './version-words.ts';

const at = eachRegistry();
const channel = 'production';

/** The commits up to one, newest first. */
const upTo = (...letters: string[]): BuildSource => ({
  uncommitted: [],
  commits: letters.map((letter) => ({
    commit: letter.repeat(40),
    author: `author of ${letter}`,
    at: '2026-11-24T00:00:00+00:00',
    subject: `auth: change ${letter}`,
  })),
});

it('tells versions apart in the list, the matrix, the history, the difference and the evidence', async () => {
  await at.publishAll(madeUpShell('1'));
  for (const [version, source] of [
    ['1', upTo('a')],
    ['2', upTo('b', 'a')],
    ['3', upTo('c', 'b', 'a')],
  ] as const) {
    const dist = await writeBuild(at.dataDir, madeUpRemote('mf-auth', version));
    await publish(at.registry, { dist, source, ...AUTHOR });
  }
  await at.pinUnits(['shell@1', 'mf-auth@1']);
  await at.checkUnits(['mf-auth@3'], { openApi: { paths: {}, components: {} } });
  await at.pinUnits(['mf-auth@3']);

  const { 'mf-auth': notes = [] } = await versionsOf(at.registry, ['mf-auth']);
  expect(notes.map(({ version, commit, verdict }) => [version, commit?.subject, verdict?.passed])).toEqual([
    ['3', 'auth: change c', true],
    ['2', 'auth: change b', undefined],
    ['1', 'auth: change a', undefined],
  ]);
  const [matrix] = await matrixOf(at.registry);
  expect(matrix?.units['mf-auth']?.note).toMatchObject({ commit: { author: 'author of c' } });
  const [newest] = await historyOf(at.registry, { channel });
  expect(newest?.changes[0]?.note?.commits.map(({ subject }) => subject)).toEqual(['auth: change c']);
  const { units } = await differenceOf(at.registry, { channel, from: 1, to: 2 });
  // version 2 was never pinned, and its commit is part of the difference
  expect(units[0]?.commits?.map(({ subject }) => subject)).toEqual(['auth: change c', 'auth: change b']);
  expect((await evidenceOf(at.registry, channel)).provenance['mf-auth']).toMatchObject({
    commit: { commit: 'c'.repeat(40) },
    uncommitted: [],
  });
});

it('uses plain words', () => {
  const calls = {
    added: ['GET /a'],
    removed: ['GET /b'],
    changed: [{ call: 'GET /c', fields: ['reply.balance'] }],
  };
  expect(callsText({ calls, bytesChange: 0 })).toBe('+GET /a, −GET /b, ~GET /c (reply.balance)');
  expect(callsText({ calls, bytesChange: null })).toBe('');
  const many = { ...calls, added: Array.from({ length: 9 }, (_, at) => `GET /${at}`) };
  expect(callsText({ calls: many, bytesChange: 0 })).toMatch(/, \+GET \/5 and 5 more$/);
  expect(sizeText({ bytes: 412_040, bytesChange: 1_300 })).toBe('412.0 kB (+1.3 kB)');
  expect(sizeText({ bytes: 2_000_000, bytesChange: -2_500 })).toBe('2.0 MB (−2.5 kB)');
  expect(sizeText({ bytes: 1_000, bytesChange: 0 })).toBe('1.0 kB');
  expect(verdictText({ verdict: null })).toBe('not checked');
  const commit = { commit: 'c'.repeat(40), author: 'Ana', at: '2026-11-24', subject: 's' };
  expect(originText({ commit, isDirty: true })).toBe('cccccccccc by Ana, 2026-11-24, uncommitted changes');
});
