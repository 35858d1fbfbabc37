import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { eachRegistry } from '../../testing/each-registry.ts';
import { madeUpRemote, madeUpShell } from '../../testing/made-up-builds.ts';

const at = eachRegistry();

/** What the remote was built with. */
const BUILT_WITH = {
  kit: "import { ReactNode } from 'react'; export declare function Button(props: { look?: 'gold' | 'plain'; wide?: boolean; children: ReactNode }): ReactNode;",
  hook: 'export interface Member { name: string; tier: string | null }\nexport declare function useMember(): Member;',
  paths:
    "export interface Needs { '/hotel': 'code' }\nexport declare function to<P extends '/hotel' | '/spa'>(path: P, query: P extends keyof Needs ? Record<Needs[P], string> : undefined): string;",
  generic:
    "import { Keys, Of } from './keys'; export declare function useText<Unit extends keyof Keys>(unit: Unit): Of<Unit>;",
  keys: 'export interface Keys {}\nexport type Of<Unit> = Unit extends string ? { text: Unit } : never;',
};
type Modules = typeof BUILT_WITH;

const contractOf = ({ kit, hook, paths, generic, keys }: Modules) => ({
  'shares/ui': "export * from '../src/kit';",
  'shares/session': "export * from '../src/hook';",
  'shares/i18n': "export * from '../src/generic';",
  'shares/routes': "export * from '../src/paths';",
  'src/paths': paths,
  'src/kit': kit,
  'src/hook': hook,
  'src/generic': generic,
  'src/keys': keys,
});
const NAMES = { ui: ['Button'], session: ['useMember'], i18n: ['useText'], routes: ['to'] };

beforeEach(() =>
  at.publishAll({
    ...madeUpRemote('mf-shop', '1'),
    manifest: { uses: NAMES, types: contractOf(BUILT_WITH), sets: { ui: { Button: ['children', 'look'] } } },
  }),
);

/** Pins the remote with a shell that offers these modules. */
async function pinned(change: Partial<Modules>): Promise<string> {
  const types = contractOf({ ...BUILT_WITH, ...change });
  await at.publishAll(shellWith({ offers: NAMES, types }));
  return at.pinUnits(['shell@2', 'mf-shop@1']).then(
    () => 'pinned',
    ({ message }: Error) => message,
  );
}

const shellWith = (manifest: Partial<UnitManifest>) => {
  const shell = madeUpShell('2');
  return { ...shell, manifest: { ...shell.manifest, ...manifest } };
};

const kit = (props: string) =>
  `import { ReactNode } from 'react'; export declare function Button(props: { ${props} }): ReactNode;`;
const hook = (result: string) => `export declare function useMember(): ${result};`;

describe('refuses', () => {
  it.each([
    [
      'a prop that went, and that the remote sets',
      { kit: kit('wide?: boolean; children: ReactNode') },
      'Button of @resort/shared/ui lost look in shell@2, which mf-shop@1 sets: pin a shell that still has the old type',
    ],
    ['a narrower prop', { kit: kit("look?: 'plain'; wide?: boolean; children: ReactNode") }, `'"gold"'`],
    [
      'a new required prop',
      { kit: kit("look?: 'gold' | 'plain'; tone: string; children: ReactNode") },
      "Property 'tone' is missing",
    ],
    ['a result without a field', { hook: hook('{ name: string }') }, "Property 'tier' is missing"],
    [
      'a field of another type',
      { hook: hook('{ name: string; tier: number }') },
      "Type 'number' is not assignable",
    ],
    [
      'a path that needs more of the query',
      { paths: BUILT_WITH.paths.replace("'code' }", "'code' | 'room' }") },
      'to of @resort/shared/routes',
    ],
    [
      'a result that may be missing',
      { hook: hook('{ name: string; tier: null } | undefined') },
      "'undefined'",
    ],
  ])('%s', async (_what, change, words) => {
    const said = await pinned(change);
    expect(said).toContain('mf-shop@1');
    expect(said).toContain(words);
  });

  it('an export that went, by the gate of names', async () => {
    const types = contractOf({ ...BUILT_WITH, kit: 'export declare const Other: 1;' });
    await at.publishAll(shellWith({ offers: { ...NAMES, ui: ['Other'] }, types }));
    await expect(at.pinUnits(['shell@2', 'mf-shop@1'])).rejects.toThrow(
      'mf-shop@1 imports Button of @resort/shared/ui, which shell@2 does not export',
    );
  });
});

it.each([
  ['the same types', {}],
  ['a new optional prop', { kit: BUILT_WITH.kit.replace('wide?', 'tone?: string; wide?') }],
  ['a wider prop', { kit: BUILT_WITH.kit.replace("'gold' | 'plain'", "'gold' | 'plain' | 'jade'") }],
  [
    'a prop that went, and that the remote does not set',
    { kit: BUILT_WITH.kit.replace('wide?: boolean;', '') },
  ],
  [
    'a further path',
    {
      paths: BUILT_WITH.paths
        .replace("'/spa'", "'/spa' | '/zoo'")
        .replace("'code' }", "'code'; '/zoo': 'animal' }"),
    },
  ],
  // no link is shown to a screen that the release lacks
  ['a path that went', { paths: BUILT_WITH.paths.replace("'/hotel' | '/spa'", "'/hotel'") }],
  ['a further export', { kit: `${BUILT_WITH.kit} export declare const More: 1;` }],
  ['a further field of a result', { hook: hook('{ name: string; tier: string | null; since: string }') }],
  ['a narrower result', { hook: hook('{ name: string; tier: string }') }],
  [
    'a wider limit of a generic',
    { generic: BUILT_WITH.generic.replace('keyof Keys', 'keyof Keys | "other"') },
  ],
])('accepts %s', async (_what, change) => expect(await pinned(change)).toBe('pinned'));

it('refuses a contract whose paths leave its folder', async () => {
  const remote = { ...madeUpRemote('mf-auth', '1'), manifest: { types: { '../../evil': 'export {};' } } };
  await expect(at.publishAll(remote)).rejects.toThrow('"types" is missing or not what a unit/1 manifest has');
});
