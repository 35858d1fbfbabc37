import { describe, expect, it } from '@jest/globals';
import { chooseBackup } from './choose-backup.ts';
import { findControl } from './tools.ts';

const ok = { code: 0, message: 'ok' };
const backup = (label: string, stop: string, database = { id: 1, 'repo-key': 1 }) => ({
  label,
  database,
  timestamp: { stop: Date.parse(stop) / 1000 },
});
/** As `pgbackrest info` writes it, without what is not used. */
const info = (backups: readonly unknown[], status: { code: number; message: string } = ok) =>
  JSON.stringify([
    {
      status,
      repo: [{ status }],
      db: [
        { id: 1, 'repo-key': 1, version: '15' },
        { id: 2, 'repo-key': 1, version: '18' },
      ],
      backup: backups,
    },
  ]);
const TWO = [
  backup('later', '2026-11-27T02:00:00Z', { id: 2, 'repo-key': 1 }),
  backup('earlier', '2026-11-27T01:00:00Z'),
];
const chosen = (moment: string, said = info(TWO)) => chooseBackup(said, 'resort', new Date(moment));

describe('the backup for a moment', () => {
  it('is the newest that was complete before it, with the version of its PostgreSQL', () => {
    expect(chosen('2026-11-27T03:00:00Z')).toMatchObject({ label: 'later', version: '18', repository: 1 });
    expect(chosen('2026-11-27T01:30:00Z')).toMatchObject({ label: 'earlier', version: '15' });
    // it may have ended later in that second
    expect(chosen('2026-11-27T02:00:00.999Z')).toMatchObject({ label: 'earlier' });
    expect(chosen('2026-11-27T02:00:01Z')).toMatchObject({ label: 'later' });
  });

  it.each<[string, string, string]>([
    [
      'lies before them all',
      info(TWO),
      'The oldest backup was complete at 2026-11-27T01:00:00.000Z and the moment is before it: choose a later one.',
    ],
    [
      'has no backup yet',
      info([], { code: 2, message: 'no valid backups' }),
      'The stanza "resort" has no complete backup: run pgbackrest --stanza=resort backup first.',
    ],
    [
      'has no stanza',
      info([], { code: 1, message: 'missing stanza path' }),
      'The stanza "resort" has no backups: pgBackRest says "missing stanza path". Name yours with --stanza.',
    ],
    [
      'cannot be read',
      info([], { code: 99, message: '[FormatError] unable to load info file:\nBYTES' }).replace(
        'BYTES',
        '\v\u0019%',
      ),
      'The backups cannot be read: pgBackRest says "[FormatError] unable to load info file". Check its configuration and its passphrase.',
    ],
  ])('says in a sentence that it %s', (_what, said, sentence) => {
    expect(() => chosen('2026-11-27T00:30:00Z', said)).toThrow(sentence);
  });
});

it('a version of PostgreSQL that is not here is a sentence', () => {
  expect(() => findControl('7', process.env)).toThrow(
    /^The backups are of PostgreSQL 7 and its pg_ctl is not here: [^\n]*\.$/,
  );
});
