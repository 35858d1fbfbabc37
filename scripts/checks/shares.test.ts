import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { allShareSources, EAGER_SHARES, LAZY_SHARES } from '@resort/shared/build/shares';
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sourcesBelow, type Source } from '../sources.ts';
import { plantTree, projectRoot, type Tree } from '../testing/tree.ts';

const SCOPE = '@resort/shared/';
const SHARES: ReadonlySet<string> = new Set([...EAGER_SHARES, ...LAZY_SHARES]);

/** A remote's rows, which import `calls/rows`. */
const CONTRACT = /\/contract\/index\.ts$/;

/** Imports from `shared` that no shell provides: they build, but fail in a member's browser. */
function missingShares({ file, visit }: Source): string[] {
  const missing: string[] = [];
  visit({
    ImportDeclaration({ source: { value }, importKind }) {
      if (importKind === 'type') return;
      if (CONTRACT.test(value))
        missing.push(
          `${file}: '${value}' reaches no browser, since its rows do not. Import types of it alone.`,
        );
      if (!value.startsWith(SCOPE) || SHARES.has(value.slice(SCOPE.length))) return;
      missing.push(
        `${file}: '${value}' reaches no browser. Add it to shared/src/build/share-table.ts and run ` +
          '`npm run shares`, or export it from a share that screens with it load anyway.',
      );
    },
  });
  return missing;
}

/** Units that import a share, and `shared` itself where another folder of it does. */
function usersOf(share: string, sources: readonly Source[]): string[] {
  const file = relative(projectRoot, allShareSources()[share] ?? '');
  const place = file.endsWith('/index.ts') ? `${dirname(file)}/` : file;
  const users = sources.flatMap(({ file: from, visit }) => {
    const unit = from.split('/')[0] ?? '';
    let isUser = false;
    const note = (value: string) => {
      const target = join(dirname(from), value);
      isUser ||= value === SCOPE + share || (value.startsWith('.') && target.startsWith(place));
    };
    visit({
      ImportDeclaration: ({ source }) => note(source.value),
      ImportExpression: ({ source }) => note(source.type === 'Literal' ? String(source.value) : ''),
    });
    return isUser && !from.startsWith(place) ? [unit] : [];
  });
  return [...new Set(users)];
}

let tree: Tree;
beforeAll(() => {
  tree = plantTree({
    'mf-a/src/fine.ts': `import { to } from '${SCOPE}routes';\nimport type { Tier } from '${SCOPE}calls/rows';\n`,
    'mf-a/src/lost.ts': `import { Stars } from '${SCOPE}ui/stars';\n`,
    'mf-a/src/row.ts': "import { MOST, type Row } from '../contract/index.ts';\n",
    'mf-a/src/typed.ts': "import type { Row } from '../contract/index.ts';\n",
    'mf-a/src/lost.test.ts': `import { page } from '${SCOPE}testing';\n`,
  });
});
afterAll(() => tree.remove());

it('names the file, and what to do', () => {
  const said = sourcesBelow(tree.root, 'mf-a/src').flatMap(missingShares);
  expect(said).toEqual([
    expect.stringMatching(/^mf-a\/src\/lost\.ts: .*ui\/stars.* Add it to shared\/src\/build\/share-table/),
    expect.stringMatching(/^mf-a\/src\/row\.ts: .*contract.* Import types of it alone/),
  ]);
});

it('every remote imports only what the shell provides', () => {
  const remotes = readdirSync(projectRoot).filter((name) => name.startsWith('mf-'));
  const sources = remotes.flatMap((remote) => sourcesBelow(projectRoot, `${remote}/src`));
  expect(sources.flatMap(missingShares)).toEqual([]);
});

it('every share is used by two units at least, or by the rest of shared', () => {
  const units = readdirSync(projectRoot).filter((name) => /^(mf-.*|shell|shared)$/.test(name));
  const sources = [...units, 'release/console']
    .flatMap((unit) => sourcesBelow(projectRoot, `${unit}/src`))
    .filter(({ file }) => file !== 'shell/src/provide/lazy.ts');
  const lonely = LAZY_SHARES.map((share) => [share, usersOf(share, sources)] as const).filter(
    ([, users]) => users.length < 2 && !users.includes('shared'),
  );
  expect(lonely).toEqual([]);
});
