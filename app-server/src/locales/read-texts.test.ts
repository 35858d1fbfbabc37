import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '@resort/shared/contract';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readTexts } from './read-texts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (language: string, tree: object) =>
  writeFileSync(join(folder, `${language}.json`), JSON.stringify(tree));
const read = () => readTexts<{ tea: { title: string; parts: string[] } }>(pathToFileURL(`${folder}/`));

it('has all languages at each key, and a list of sentences as one', () => {
  for (const language of LANGUAGES)
    write(language, { tea: { title: `Tea ${language}`, parts: [`one ${language}`] } });
  const { tea } = read();
  expect(tea.title).toEqual({ en: 'Tea en', tc: 'Tea tc', sc: 'Tea sc', kr: 'Tea kr', jp: 'Tea jp' });
  expect(tea.parts.kr).toEqual(['one kr']);
});

it('names the key that a language lacks, and a language without a file', () => {
  for (const language of LANGUAGES) write(language, { tea: { title: 'Tea', parts: ['one'] } });
  write('kr', { tea: { title: 'Tea', parts: [] } });
  expect(read).toThrow(/ tea parts is not in kr what it is in en$/);
  rmSync(join(folder, 'kr.json'));
  expect(read).toThrow(/kr\.json/);
});
