import { afterEach, expect, it } from '@jest/globals';
import { plantTree, type Tree } from '../../testing/tree.ts';
import { localesIn } from './locales.ts';
import { writtenOut } from './written-out.ts';

let tree: Tree;
afterEach(() => tree.remove());

const FOLDER = 'mf-a/src/locales';
const ENGLISH = {
  title: 'Your stays',
  close: 'Close',
  until: 'Until {{date}}',
  held: 'We hold it until {{time}}, then it is free',
  nights_one: '{{count}} night for you',
  nights_other: '{{count}} nights for you',
};

/** The check's findings for a test with this line. */
function saidOf(
  line: string,
  file = 'mf-a/src/Screen.test.tsx',
  more: Record<string, string> = {},
): string[] {
  tree = plantTree({
    [`${FOLDER}/en.json`]: JSON.stringify(ENGLISH),
    'app-server/src/locales/errors/en.json': JSON.stringify({ GONE: 'This page is not here any more.' }),
    [file]: line,
    ...more,
  });
  return [...writtenOut(tree.root, [localesIn(tree.root, FOLDER)])];
}

it.each([
  ['a text', "screen.getByText('Your stays');", "say('title') of a"],
  ['a word', "screen.getByRole('button', { name: 'Close' });", "say('close') of a"],
  [
    'a text with its value',
    "screen.getByText('We hold it until 12:00, then it is free');",
    "say('held') of a",
  ],
  ['a plural', "expect(text).toBe('2 nights for you');", "say('nights') of a"],
  ['a pattern of one word', 'await screen.findByText(/^Close/);', "say('close') of a"],
  ['a pattern of a part', 'screen.queryByText(/hold it until/);', "say('held') of a"],
  ['a list', "expect(names).toEqual(['Ada', 'Your stays']);", "say('title') of a"],
  ['a table', "it.each([['x', 'Your stays']])('%s', () => {});", "say('title') of a"],
  ['an error', "screen.getByText('This page is not here any more.');", "errorText('GONE')"],
])('refuses %s', (_what, line, key) => {
  const said = saidOf(line);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^mf-a\/src\/Screen\.test\.tsx:1: /);
  expect(said[0]).toContain(key);
});

it("refuses the texts of every unit in a journey, and only the own unit's texts in a unit’s test", () => {
  expect(saidOf("page.getByText('Your stays');", 'e2e/src/journey.ts')).toHaveLength(1);
  tree.remove();
  expect(saidOf("screen.getByText('Your stays');", 'mf-b/src/Screen.test.tsx')).toEqual([]);
});

it.each([
  ['a text by its key', "screen.getByText(say('title'));"],
  ['words that are no text', "screen.getByText('The Garden Palace'); screen.getByText(/^Garden/);"],
  ['a part of a word', 'screen.getByText(/los/);'],
  ['what the test renders', 'render(<Sheet title="Your stays" />); screen.getByText(\'Your stays\');'],
  ['what the test serves', "answer({ name: 'Close' }); screen.getByRole('link', { name: /^Close/ });"],
  ['a value in a text of one word', "screen.getByText('Until noon');"],
  ['the name of a test', "it('Your stays', () => {});"],
])('accepts %s', (_what, line) => expect(saidOf(line)).toEqual([]));

it('accepts texts of the unit’s fixtures', () => {
  const rows = { 'mf-a/src/testing/rows.ts': "export const ROW = { name: 'Close' };" };
  expect(saidOf("screen.getByText('Close');", 'mf-a/src/Screen.test.tsx', rows)).toEqual([]);
});
