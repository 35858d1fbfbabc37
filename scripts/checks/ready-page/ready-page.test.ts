import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { output } from '../../testing/output.ts';
import { plantTree, projectRoot, type Tree } from '../../testing/tree.ts';

/** Each is the body of an async function with a `page`. */
const REFUSED: Record<string, string> = {
  'a count': "expect(await page.getByRole('dialog').count()).toBe(1);",
  'a count of none': "expect(await page.getByRole('dialog').count()).toBe(0);",
  'what is visible': "expect(await page.getByText('Paid').isVisible()).toBe(true);",
  'a text': "expect(await page.locator('h1').textContent()).toBe('Paid');",
  'the text of a few': "expect([await page.locator('h1').innerText(), 1]).toEqual(['Paid', 1]);",
  'a promise of a text': "await expect(page.locator('h1').innerText()).resolves.toBe('Paid');",
  'a field': "expect(await page.getByLabel('Name').inputValue()).toBe('Ana');",
  'an attribute': "expect(await page.locator('html').getAttribute('lang')).toBe('ja');",
  'part of a text': "expect((await page.locator('h1').innerText()).length).toBe(3);",
  'a count in eventually':
    "await eventually('paid', async () => { await page.reload(); return (await page.getByText('Paid').count()) === 1; });",
  'a function that reads':
    "const heading = () => page.locator('h1').innerText();\nexpect(await heading()).toBe('Paid');",
  'a count that was kept': "const all = await page.getByRole('listitem').count();\nexpect(all).toBe(3);",
  'none, polled': "await expectSoon(() => page.getByRole('dialog').count()).toBe(0);",
};

const ALLOWED: Record<string, string> = {
  'a count, polled': "await expectSoon(() => page.getByRole('listitem').count()).toBe(3);",
  'a text, polled': "await expectSoon(() => page.locator('h1').innerText()).toBe('Paid');",
  'none on a page that is ready': "await expectNone(page.getByRole('dialog'));",
  'a text that was kept, to be compared with':
    "const first = await page.locator('h1').innerText();\nawait expectSoon(() => page.locator('h2').innerText()).not.toBe(first);",
  'a count that decides what is done':
    "if ((await page.getByRole('dialog').count()) > 0) await page.reload();",
  'what is read in the page':
    "expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('19:00');",
  'what the page is asked for until it answers':
    "await eventually('kept', () => page.evaluate(async () => (await caches.keys()).length === 1));",
};

interface Diagnostic {
  filename: string;
  code: string;
}

const HEAD = `import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { expectNone, expectSoon } from './expect-soon.ts';
`;
const file = (kind: string, index: number) => `e2e/src/${kind}-${index}.ts`;
const planted = (kind: string, bodies: Record<string, string>) =>
  Object.values(bodies).map((body, i) => [
    file(kind, i),
    `${HEAD}export async function journey(page: Page) {\n${body}\n}\nexport const used = [expect, eventually, expectNone, expectSoon];\n`,
  ]);

let tree: Tree;
let refused: Set<string>;

beforeAll(() => {
  tree = plantTree(Object.fromEntries([...planted('refused', REFUSED), ...planted('allowed', ALLOWED)]));
  for (const needed of ['.oxlintrc.json', 'scripts/checks/ready-page/plugin.mjs'])
    cpSync(join(projectRoot, needed), join(tree.root, needed));
  const { stdout } = output('oxlint', ['--format=json', 'e2e'], tree.root);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  refused = new Set(
    diagnostics.filter(({ code }) => code.includes('before-ready')).map(({ filename }) => filename),
  );
});
afterAll(() => tree.remove());

describe('an assertion before the page is ready', () => {
  it.each(Object.keys(REFUSED).map((name, index) => [name, index] as const))(
    'is reported: %s',
    (_name, index) => {
      expect(refused.has(file('refused', index))).toBe(true);
    },
  );

  it.each(Object.keys(ALLOWED).map((name, index) => [name, index] as const))(
    'is not reported: %s',
    (_name, index) => {
      expect(refused.has(file('allowed', index))).toBe(false);
    },
  );
});
