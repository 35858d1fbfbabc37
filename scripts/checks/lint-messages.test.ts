import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { output } from '../testing/output.ts';
import { plantTree, projectRoot, type Tree } from '../testing/tree.ts';

/** Imports that a bundle must not contain, and the replacement that the message names. */
const REFUSED: [line: string, named: string][] = [
  ["import { Link } from 'react-router';", '@resort/shared/router'],
  ["import { useSelector } from 'react-redux';", '@resort/shared/redux'],
  ["import { createSlice } from '@reduxjs/toolkit';", '@resort/shared/store'],
  ["import i18next from 'i18next';", '@resort/shared/i18n'],
  ["import * as z from 'zod';", 'contract/'],
  ["import * as z from 'zod/mini';", 'contract/'],
  ["import { LANGUAGES } from '@resort/shared/contract';", '@resort/shared/i18n'],
  ["import { tier } from '@resort/shared/calls/rows';", '@resort/shared/calls/<topic>'],
  ["import { sign } from '@resort/shared/signing';", '@resort/shared/api'],
  ["import { remoteConfig } from '@resort/shared/build';", 'rsbuild.config.ts'],
  ["import { unitSource } from '@resort/shared/build/version';", 'rsbuild.config.ts'],
  ["import { renderScreen } from '@resort/shared/testing';", '*.test.tsx'],
];

const ALLOWED: Record<string, string> = {
  'mf-a/src/types.ts': [
    "import type { Language } from '@resort/shared/contract';",
    "import type { Tier } from '@resort/shared/calls/rows';",
    'export type Both = Language | Tier;',
  ].join('\n'),
  'shell/src/boot/fine.ts': "import { LANGUAGES } from '@resort/shared/contract';\nLANGUAGES.at(0);\n",
  'mf-a/src/Screen.test.tsx': "import { renderScreen } from '@resort/shared/testing';\nrenderScreen();\n",
  'mf-a/src/testing/show.ts': "import { renderScreen } from '@resort/shared/testing';\nrenderScreen();\n",
  'mf-a/contract/rows.ts': "import * as z from 'zod/mini';\nexport const row = z.string();\n",
};

const BOOT = 'shell/src/boot/heavy.ts';
const UNITS = ['mf-a', 'shell'];
const fileOf = (unit: string, index: number) => `${unit}/src/refused-${index}.ts`;

interface Diagnostic {
  filename: string;
  code: string;
  message: string;
  help?: string;
}

let tree: Tree;
let said: Map<string, string>;

beforeAll(() => {
  const refused = UNITS.flatMap((unit) => REFUSED.map(([line], index) => [fileOf(unit, index), `${line}\n`]));
  tree = plantTree({ ...ALLOWED, ...Object.fromEntries(refused), [BOOT]: "import 'react';\n" });
  for (const file of ['.oxlintrc.json', 'scripts/checks/ready-page/plugin.mjs'])
    cpSync(join(projectRoot, file), join(tree.root, file));
  const { stdout } = output('oxlint', ['--format=json', 'mf-a', 'shell'], tree.root);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  said = new Map(
    diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename, message, help }) => [filename, `${message} ${help}`]),
  );
});
afterAll(() => tree.remove());

describe('a forbidden import', () => {
  it.each(UNITS.flatMap((unit) => REFUSED.map(([line, named], index) => ({ unit, line, named, index }))))(
    'in $unit: $line → $named',
    ({ unit, named, index }) => expect(said.get(fileOf(unit, index))).toContain(named),
  );

  it('in the inline script is any library', () => {
    expect(said.get(BOOT)).toContain('no library');
  });
});

it.each(Object.keys(ALLOWED))('%s may import what it imports', (file) => {
  expect(said.get(file)).toBeUndefined();
});
