import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { output } from '../testing/output.ts';
import { plantTree, projectRoot, type Tree } from '../testing/tree.ts';

/*
 * For each rule one file that breaks it, in a tree with the product's folders, and files that must stay
 * allowed. The real rules run over it once.
 */
const BREAKS: Record<string, [file: string, text: string]> = {
  'no-cycles': ['shared/src/cycle-a.ts', "export { b } from './cycle-b.ts'; export const a = 1;"],
  'shared-imports-no-unit': ['shared/src/up.ts', "import '../../mf-a/contract/index.ts';"],
  'shared-ground-imports-nothing-above': ['shared/src/signing/up.ts', "import '../session/index.ts';"],
  'shared-words-imports-nothing-above': ['shared/src/rows/up.ts', "import '../api/index.ts';"],
  'shared-session-imports-nothing-above': ['shared/src/session/up.ts', "import '../api/index.ts';"],
  'shared-api-imports-nothing-above': ['shared/src/api/up.ts', "import '../calls/plans.ts';"],
  'shared-calls-imports-nothing-above': ['shared/src/calls/up.ts', "import '../ui/index.ts';"],
  'shared-ui-imports-nothing-above': ['shared/src/ui/up.ts', "import '../verification/index.ts';"],
  'shared-folders-have-a-layer': ['shared/src/elsewhere/use.ts', "import '../ui/index.ts';"],
  'remote-imports-no-other-unit': ['mf-b/src/aside.ts', "import '../../mf-a/contract/index.ts';"],
  'shell-imports-shared-only': ['shell/src/aside.ts', "import '../../mf-a/src/screen.ts';"],
  'contract-is-isomorphic': ['mf-a/contract/react.ts', "import { useState } from 'react'; useState;"],
  'contract-uses-no-node': ['shared/src/contract/node.ts', "import 'node:fs';"],
  'server-enters-remotes-by-their-contract': ['app-server/src/deep.ts', "import '../../mf-a/src/screen.ts';"],
  'nothing-below-imports-the-server': ['release/src/up.ts', "import '../../app-server/src/index.ts';"],
  'testing-stays-out-of-bundles': ['mf-a/src/told.ts', "import './testing/rows.ts';"],
  'journeys-import-no-scripts': ['e2e/src/up.ts', "import '../../scripts/tool.ts';"],
  'members-are-told-by-the-table': ['app-server/src/aside.ts', "import './core/inbox/notify.ts';"],
  'server-imports-no-test-equipment': ['app-server/src/tested.ts', "import '../test/database.ts';"],
  'server-imports-no-demo': ['app-server/src/shown.ts', "import '../demo/index.ts';"],
  'only-tests-and-development-import-the-demo': [
    'release/src/shown.ts',
    "import '../../app-server/demo/index.ts';",
  ],
  'scripts-load-the-server-lazily': ['scripts/product/product.ts', "import './back-end/ours.mjs';"],
  'schema-imports-nothing-above': ['app-server/src/schema/up.ts', "import '../core/messages/tell.ts';"],
  'tables-import-tables-only': [
    'app-server/src/domains/shop/tables/shops.ts',
    "import '../../../core/messages/tell.ts';",
  ],
  'platform-imports-nothing-above': ['app-server/src/platform/up.ts', "import '../core/messages/tell.ts';"],
  'core-imports-no-domain': ['app-server/src/core/up.ts', "import '../domains/shop/routes.ts';"],
  'domains-import-no-app': ['app-server/src/domains/shop/up.ts', "import '../../app.ts';"],
  'no-undeclared-packages': ['mf-b/src/undeclared.ts', "import 'prettier';"],
  'no-unresolvable': ['mf-b/src/lost.ts', "import './nowhere.ts';"],
};

const ALLOWED: Record<string, string> = {
  'package.json': '{ "name": "tree", "dependencies": { "react": "*" } }',
  'shared/src/index.ts': 'export const floor = 1;',
  'shared/src/session/index.ts': 'export const session = 1;',
  'shared/src/api/index.ts': "import '../session/index.ts';",
  'shared/src/calls/plans.ts': "import '../api/index.ts';",
  'shared/src/ui/index.ts': "import '../calls/plans.ts';",
  'shared/src/verification/index.ts': "import '../ui/index.ts';",
  'shared/src/api/index.test.ts': "import '../calls/plans.ts';",
  'shared/src/cycle-b.ts': "export { a } from './cycle-a.ts'; export const b = 1;",
  'mf-a/src/testing/rows.ts': 'export const rows = 1;',
  'mf-a/src/screen.test.ts': "import './testing/rows.ts';",
  'mf-a/contract/index.ts': 'export const row = 1;',
  'mf-a/src/screen.ts': "import '../../shared/src/index.ts'; import '../contract/index.ts'; import 'react';",
  'shell/src/main.ts': "import '../../shared/src/index.ts';",
  'app-server/src/index.ts': "import '../../mf-a/contract/index.ts';",
  'app-server/src/core/inbox/notify.ts': 'export const notify = 1;',
  'app-server/src/core/messages/tell.ts': "import '../inbox/notify.ts';",
  'app-server/src/index.test.ts': "import '../test/database.ts';",
  'app-server/src/app.ts': "import './domains/shop/routes.ts';",
  'app-server/src/domains/shop/routes.ts': "import '../../core/messages/tell.ts';",
  'app-server/src/shown.test.ts': "import '../demo/index.ts';",
  'app-server/demo/index.ts': "import '../src/index.ts';",
  'app-server/test/database.ts': "import '../src/index.ts';",
  'e2e/src/all.ts': "import '../../app-server/src/index.ts';",
  'scripts/product/back-end/ours.mjs': "import '../../../app-server/src/index.ts';",
  'scripts/start.ts': "void import('./product/back-end/ours.mjs');",
  'scripts/tool.ts': "import '../e2e/src/all.ts';",
};

interface Violation {
  from: string;
  rule: { name: string };
}

let tree: Tree;
let violations: Violation[];
let rules: string[];

beforeAll(async () => {
  const law = `${projectRoot}.dependency-cruiser.mjs`;
  const { default: config } = (await import(law)) as { default: { forbidden: { name: string }[] } };
  rules = config.forbidden.map(({ name }) => name);
  tree = plantTree({ ...ALLOWED, ...Object.fromEntries(Object.values(BREAKS)) });
  const { stdout } = output(
    'depcruise',
    [
      '--config',
      law,
      '--output-type',
      'json',
      'shared',
      'shell',
      'mf-a',
      'mf-b',
      'app-server',
      'release',
      'e2e',
      'scripts',
    ],
    tree.root,
  );
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
});
afterAll(() => tree.remove());

describe('the boundaries', () => {
  it('have a fixture for every rule', () => {
    expect(Object.keys(BREAKS).sort()).toEqual(rules.sort());
  });

  it.each(Object.entries(BREAKS))('%s is reported', (rule, [file]) => {
    expect(violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name)).toContain(rule);
  });

  it('accept what is allowed', () => {
    const broken = new Set([...Object.values(BREAKS).map(([file]) => file), 'shared/src/cycle-b.ts']);
    expect(violations.filter(({ from }) => !broken.has(from))).toEqual([]);
  });
});
