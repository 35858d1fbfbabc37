import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

describe('links in the documentation', () => {
  it.each(pages)('of %s lead to files that are there', (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => !existsSync(join(root, dirname(page), link)));
    expect(broken).toEqual([]);
  });

  it('are found at all', () => expect(pages).toContain('docs/one-call.md'));
});
