import type {
  ChannelHealth,
  Crashes,
  ChannelStatus,
  MatrixChannel,
  PinChange,
  ReleaseDifference,
  UnitHealth,
  VersionNote,
} from '@resort/release/client';

/* What a registry would answer: production has mf-auth 1 and mf-hotel 1, and version 2 of both is published. */

const AT = '2026-11-22T00:00:00.000Z';

export const STATUS: ChannelStatus = {
  channel: 'production',
  current: 2,
  pins: { 'mf-auth': '1', 'mf-hotel': '1' },
  config: { apiBase: '/gateway', appKey: 'public' },
  policy: {
    check: 'skipped',
    force: 'refused',
    approval: 'required',
    health: { minimumVisits: 100, excess: 0.005 },
  },
  rollout: null,
  proposals: [],
  freezes: [],
  blocked: ['mf-hotel@3'],
  published: { 'mf-auth': ['2', '1'], 'mf-hotel': ['3', '2', '1'] },
  history: [
    entry(2, 'ben', [{ unit: 'mf-hotel', from: '0', to: '1' }]),
    entry(1, 'ana', [{ unit: 'mf-auth', from: null, to: '1' }]),
  ],
};

export const ROLLING: ChannelStatus = {
  ...STATUS,
  current: 3,
  pins: { 'mf-auth': '1', 'mf-hotel': '2' },
  rollout: { salt: 's', basisPoints: 1_000, baseline: 2, cohorts: ['staff'] },
};

const NOTE: VersionNote = {
  version: '2',
  commit: { commit: 'c'.repeat(40), author: 'Ana', at: AT, subject: 'auth: shorter form' },
  isDirty: false,
  commits: [],
  bytes: 412_000,
  bytesChange: 1_300,
  calls: { added: ['GET /c'], removed: [], changed: [] },
  verdict: { passed: true, at: AT, by: 'ben' },
};

export const VERSIONS: Record<string, VersionNote[]> = { 'mf-auth': [NOTE] };

export const MATRIX: MatrixChannel[] = [
  {
    channel: 'production',
    release: 2,
    rollout: null,
    isFrozen: false,
    units: {
      'mf-auth': { version: '1', release: 1, by: 'ana', at: AT, isOlder: false, baseline: null, note: NOTE },
      'mf-hotel': { version: '1', release: 2, by: 'ben', at: AT, isOlder: false, baseline: null },
    },
  },
];

export const difference = (...units: PinChange[]): ReleaseDifference => ({
  channel: 'production',
  from: 1,
  to: 2,
  units,
  routes: [],
  config: [],
  audience: { from: 'everybody', to: 'everybody' },
});

export const HEALTH: ChannelHealth = {
  channel: 'production',
  release: 2,
  content: 2,
  baseline: null,
  basisPoints: null,
  cohorts: [],
  since: AT,
  minimumVisits: 10,
  units: [],
  worse: [],
  doubts: [],
};

const hotel: UnitHealth = {
  unit: 'mf-hotel',
  version: '2',
  baselineVersion: '1',
  integrityFailures: 0,
  vitals: [],
  overTime: [
    {
      at: '2026-11-22T00:30:00.000Z',
      candidate: { visits: 120, errors: 12, lcp: { good: 90, all: 100 }, inp: { good: 0, all: 0 } },
      baseline: { visits: 900, errors: 2, lcp: { good: 800, all: 850 }, inp: { good: 10, all: 10 } },
    },
  ],
  failures: [
    {
      kind: 'crash',
      candidate: { visits: 120, failures: 12 },
      baseline: { visits: 900, failures: 2 },
      evidence: 28_000,
      needed: 2_700,
      verdict: 'worse',
      doubt: null,
      course: [
        {
          at: '2026-11-22T00:05:00.000Z',
          candidate: { visits: 60, failures: 5 },
          baseline: { visits: 400, failures: 1 },
          evidence: 40,
        },
      ],
    },
  ],
};

/** One stack, of which only the unit's own frame has a map. */
export const CRASHES: Crashes = {
  unit: 'mf-hotel',
  version: '2',
  hasMaps: true,
  stacks: [
    {
      count: 3,
      first: AT,
      last: AT,
      frames: [
        {
          unit: 'mf-hotel',
          version: '2',
          chunk: 'static/js/room.js',
          line: 1,
          column: 42,
          place: {
            source: 'mf-hotel/src/room.ts',
            line: 8,
            column: 33,
            name: 'openRoom',
            text: 'return night * stay.guests.adults;',
          },
        },
        { unit: 'shell', version: '2', chunk: 'static/js/shell.js', line: 1, column: 7, place: null },
      ],
    },
  ],
};

export const WORSE: ChannelHealth = {
  ...HEALTH,
  release: 3,
  baseline: 2,
  basisPoints: 1_000,
  cohorts: ['staff'],
  units: [hotel],
  worse: ['mf-hotel@2: crash in 12 of 120 visits (10 %).'],
};

function entry(number: number, by: string, changes: PinChange[]) {
  return { number, at: AT, by, reason: 'ready', changes, rollout: null, approvals: [] };
}
