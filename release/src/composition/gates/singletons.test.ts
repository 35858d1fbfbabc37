import { describe, expect, it } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import type { Candidate } from './gate.ts';
import { singletonsGate } from './singletons.ts';

const unit = (name: string, shared: Record<string, string>) =>
  ({ unit: name, version: '1', shared }) as UnitManifest;

/** The gate's messages for remotes built against these versions, with a shell that provides those. */
function faults(given: Record<string, string>, ...built: Record<string, string>[]) {
  const shell = unit('shell', given);
  const remotes = built.map((shared, at) => unit(`mf-${at}`, shared));
  const artifacts = [shell, ...remotes].map((manifest) => ({ manifest }));
  const candidate = { artifacts, fresh: [], shell } as unknown as Candidate;
  return singletonsGate.faultsOf(candidate, {} as never) as readonly string[];
}

describe('a singleton of the shell', () => {
  it.each([
    ['19.3.1', '19.3.1'],
    ['19.3.2', '19.3.1'],
    ['19.4.0', '19.3.9'],
    ['19.10.0', '19.9.0'],
    ['19.3.1-rc.1', '19.3.0'],
    ['19', '19.0.0'],
  ])('%s is compatible with a build against %s', (given, built) =>
    expect(faults({ react: given }, { react: built })).toEqual([]),
  );

  it.each([
    ['19.3.1', '19.3.2'],
    ['19.3.9', '19.4.0'],
    ['19.9.0', '19.10.0'],
    ['20.0.0', '19.3.1'],
    ['19.9.9', '20.0.0'],
    ['0.5.0', '19.3.1'],
  ])('%s is incompatible with a build against %s', (given, built) =>
    expect(faults({ react: given }, { react: built })).toEqual([
      `mf-0@1 was built against react ${built} and shell@1 gives ${given}: pin a shell that gives react ${built} or ` +
        "newer of the same major version, or build the remote against the shell's.",
    ]),
  );

  it('is not our own package, whose types are compared instead', () =>
    expect(faults({ '@resort/shared': '0.1.0' }, { '@resort/shared': '2.0.0' })).toEqual([]));

  it('must be provided at all', () => {
    expect(faults({ react: '19.3.1' }, { 'react-dom': '19.3.1' })).toEqual([
      expect.stringContaining('was built against react-dom 19.3.1 and shell@1 does not give it: pin a shell'),
    ]);
  });

  it('each remote and each name gets its own message; the gate is in the list by name', () => {
    const old = { react: '19.2.0', 'react-dom': '19.2.0' };
    expect(faults({ react: '18.0.0' }, old, { react: '18.0.0' }, old)).toHaveLength(4);
    expect(singletonsGate.name).toBe('singletons');
  });
});
