import { describe, expect, it } from '@jest/globals';
import { changes, differences, nextVersion, type PackageContract } from './contract.ts';

const KIT =
  "import { ReactNode } from 'react'; export declare function Button(props: { look?: 'gold' | 'plain'; wide?: boolean }): ReactNode;";
const HOOK = 'export declare function useMember(): { name: string };';

const contract = (kit: string, hook = HOOK, names = ['Button']): PackageContract => ({
  names: { session: ['useMember'], ui: names },
  types: {
    'shares/ui': "export * from '../src/kit';",
    'shares/session': "export * from '../src/hook';",
    'src/kit': kit,
    'src/hook': hook,
  },
});
const change = (kit: string, hook?: string, names?: string[]) =>
  differences(contract(KIT), contract(kit, hook, names));

describe('the version after 1.2.3', () => {
  it.each([
    ['the same contract', KIT, HOOK, '1.2.4'],
    ['a new optional prop', KIT.replace('wide?', 'narrow?: boolean; wide?'), HOOK, '1.3.0'],
    ['a wider prop', KIT.replace("'plain'", "'plain' | 'quiet'"), HOOK, '1.3.0'],
    ['a result with more', KIT, HOOK.replace('name: string', 'name: string; tier: string'), '1.3.0'],
    ['a prop that went', KIT.replace(' wide?: boolean', ''), HOOK, '2.0.0'],
    ['a narrower prop', KIT.replace(" | 'plain'", ''), HOOK, '2.0.0'],
    ['a new required prop', KIT.replace('wide?', 'size: number; wide?'), HOOK, '2.0.0'],
    [
      'a result that may be missing',
      KIT,
      HOOK.replace('{ name: string }', '{ name: string } | null'),
      '2.0.0',
    ],
  ])('with %s', async (_what, kit, hook, version) =>
    expect(nextVersion('1.2.3', await change(kit, hook))).toBe(version),
  );

  it('is a major one without an export, a minor one with another', async () => {
    expect(nextVersion('1.2.3', await change(KIT, HOOK, []))).toBe('2.0.0');
    const two = `${KIT}\nexport declare function Card(): null;`;
    expect(nextVersion('1.2.3', await change(two, HOOK, ['Button', 'Card']))).toBe('1.3.0');
  });
});

it('the change log names what changed', async () => {
  const found = await change(KIT.replace(' wide?: boolean', ''), HOOK.replace('name', 'tier: 1; name'));
  expect(changes('2.0.0', found)).toBe(
    '## 2.0.0\n\n### Narrowed\n\n- `Button` of `ui` lost wide\n\n### Extended\n\n- `useMember` of `session` has a wider type\n',
  );
});
