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

describe('another major version', () => {
  const given = { react: '19.3.1', 'react-dom': '19.3.1' };
  const brought = (name: string, version = '20.0.0') => ({
    scope: { name, shared: { react: version, 'react-dom': version } },
  });
  const candidateOf = (scopes: Partial<UnitManifest>[]) => {
    const shell = unit('shell', given);
    const remotes = scopes.map((scope, at) => ({ ...unit(`mf-${at}`, {}), ...scope }));
    const artifacts = [shell, unit('mf-other', given), ...remotes].map((manifest) => ({ manifest }));
    return { artifacts, fresh: [], shell } as unknown as Candidate;
  };
  const faultsOf = (...scopes: Partial<UnitManifest>[]) =>
    singletonsGate.faultsOf(candidateOf(scopes), {} as never) as string[];
  const notesOf = (...scopes: Partial<UnitManifest>[]) => singletonsGate.notesOf?.(candidateOf(scopes));

  it('is refused in the default scope, and accepted in a scope with a name', () => {
    expect(faultsOf({ shared: { react: '20.0.0' } })).toEqual([
      expect.stringContaining('mf-0@1 was built against react 20.0.0 and shell@1 gives 19.3.1'),
    ]);
    expect(faultsOf(brought('react-20'))).toEqual([]);
    // the next remotes follow one by one
    expect(faultsOf(brought('react-20'), brought('react-20'))).toEqual([]);
    // also when the shell went first, and a remote stays behind
    expect(faultsOf(brought('react-18', '18.3.1'))).toEqual([]);
  });

  it('has one scope, and one version in it', () => {
    expect(faultsOf(brought('react-20'), brought('react-18', '18.3.1'))).toEqual([
      'mf-1@1 has the share scope react-18 and mf-0@1 has react-20: a page has one second scope at most; finish the ' +
        'first change of a major version before the next.',
    ]);
    const [react] = faultsOf(brought('react-20'), brought('react-20', '20.1.0'));
    expect(react).toBe(
      'mf-1@1 brings react 20.1.0 in the share scope react-20 and mf-0@1 brings 20.0.0: build both with the same version.',
    );
  });

  it('is noted, not refused, when the shell has moved to it, so that the remotes can follow one by one', () => {
    const scope = brought('react-19', '19.3.1');
    expect(faultsOf(scope)).toEqual([]);
    expect(notesOf(scope)).toEqual(
      ['react', 'react-dom'].map(
        (one) =>
          `mf-0@1 brings ${one} 19.3.1 in the share scope react-19, and shell@1 gives 19.3.1: build it without a scope, ` +
          'so that members load it once.',
      ),
    );
    expect(notesOf(brought('react-20'))).toEqual([]);
  });
});
