import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = new URL('../../..', import.meta.url).pathname;
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** The anchors that GitHub generates for the headings of a page. */
const anchorsOf = (file: string) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

describe('links in the documentation', () => {
  it.each(pages)('of %s lead to existing files', (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => !existsSync(join(root, dirname(page), link)));
    expect(broken).toEqual([]);
  });

  it.each(pages)('of %s lead to existing headings', (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)];
    const broken = links.filter(([, file = '', heading = '']) => {
      const target = file === '' ? join(root, page) : join(root, dirname(page), file);
      return target.endsWith('.md') && existsSync(target) && !anchorsOf(target).has(heading);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('include the expected pages', () => expect(pages).toContain('docs/one-call.md'));
});

/** Expressions that confuse readers: say “is in”, “reports”, “hotel”, “as in the contract”, “is available”. */
const PRIVATE = [
  /stands? (?:in|on|at|there|beside|for|anywhere|otherwise)/,
  /(?:is|are) told/,
  /tells? (?:us|of)/,
  /houses?/,
  /as (?:one|the [\w ]+|[\w ]+ server|app server) has it/,
  /as one (?:reads|dials|types)/,
  /(?:to|can) be had/,
  /(?:for|of|to|so|at) who(?! (?:is|are) )/,
  /given out/,
  /lets? (?:it|one) go/,
  /whoever's/,
]
  .map(({ source }) => source)
  .join('|');
const privateStyle = (text: string): string[] =>
  text.replaceAll(/`[^`]*`|Couture House/g, '').match(new RegExp(`\\b(?:${PRIVATE})\\b.{0,40}`, 'gi')) ?? [];

/** Pages that quote test names and forbidden terms. */
const QUOTING = ['docs/invariants.md', 'docs/glossary.md'];

describe('the language of the pages', () => {
  it.each(
    globSync(['*.md', 'docs/{,measurements/}*.md'], { cwd: root }).filter((page) => !QUOTING.includes(page)),
  )('is plain in %s', (page) => {
    expect(privateStyle(readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });
});

/** Folders whose comments are checked. Editorial content is not: its text files have hardly any comments. */
const PLAIN_FOLDERS = [
  'shared',
  'shell',
  'release',
  'scripts',
  'e2e',
  'mf-auth',
  'mf-content',
  'mf-dollars',
  'mf-hotel',
  'mf-membership',
  'mf-shop',
  'mf-ticketing',
  'mf-vouchers',
  'app-server/src',
  'app-server/test',
  'app-server/demo',
];
const plainSources = PLAIN_FOLDERS.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: (file) =>
      /node_modules|\bdist\b|\.cache|\.work|\/content\/|announcement|core\/properties/.test(file),
  }),
).filter((file) => file !== 'scripts/checks/docs/docs.test.ts');

const commentsOf = (file: string) =>
  parseSync(file, readFileSync(join(root, file), 'utf8')).comments.map(({ value }) => value);

/** The names of tests, and the summaries of calls, in a source. */
const namesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?:\b(?:it|test|describe)(?:\.each\([\s\S]{0,400}?\))?\(\s*|\bsummary:\s*)(['"`])((?:(?!\1).)*)\1/g,
    ),
  ].map(([, , name = '']) => name);

describe('the language of the comments', () => {
  it.each(PLAIN_FOLDERS)('is plain in %s', (folder) => {
    const found = plainSources
      .filter((file) => file.startsWith(`${folder}/`))
      .flatMap((file) =>
        privateStyle(commentsOf(file).join('\n')).map((expression) => `${file}: ${expression}`),
      );
    expect(found).toEqual([]);
  });

  it('is plain in test names and in the summaries of calls', () => {
    const found = globSync(
      '{shared,shell,release,scripts,e2e,bench,mf-*,app-server}/**/*.{test.ts,test.tsx,calls.ts}',
      {
        cwd: root,
        exclude: (file) => /node_modules|\bdist\b|\.cache|\.work/.test(file),
      },
    )
      .filter((file) => file !== 'scripts/checks/docs/docs.test.ts')
      .flatMap((file) => {
        const names = namesIn(readFileSync(join(root, file), 'utf8'));
        return privateStyle(names.join('\n')).map((expression) => `${file}: ${expression}`);
      });
    expect(found).toEqual([]);
  });

  it('is read from every folder', () =>
    expect(plainSources.filter((file) => commentsOf(file).length > 0).length).toBeGreaterThan(500));

  it('finds the names of tests and the summaries of calls', () =>
    expect(
      namesIn("it('a'); describe(\n  'b', () => {}); it.each([1])('c %d', () => {}); summary: 'd'"),
    ).toEqual(['a', 'b', 'c %d', 'd']));

  it.each([
    ['The text that stands in the page.', 1],
    ['The caller is told why.', 1],
    ['A house with its rooms.', 1],
    ['The number, as the wire has it.', 1],
    ['The address, for who drives there.', 1],
    ['The only room that can be had.', 1],
    ['The one who stays, and whoever pays.', 0],
    ['The hotel reports the error in `house`.', 0],
  ])('is checked: %s', (comment, count) => expect(privateStyle(comment)).toHaveLength(count));
});

describe('what leads to every page', () => {
  const linked = (page: string) => readFileSync(join(root, page), 'utf8');

  it.each(globSync('docs/*.*', { cwd: root }).filter((page) => page !== 'docs/README.md'))(
    'the map of the documentation lists %s',
    (page) => expect(linked('docs/README.md')).toContain(`](${basename(page)})`),
  );

  it.each(globSync('docs/decisions/2*.md', { cwd: root }))('the index of decisions lists %s', (page) =>
    expect(linked('docs/decisions/README.md')).toContain(`](${basename(page)})`),
  );
});
