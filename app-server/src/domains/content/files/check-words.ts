import { LANGUAGES } from '@resort/shared/contract';
import { sectionsIn } from './legal-text.ts';
import type { Words } from './kinds.ts';
import { blocksOf, isHtml, shapeOf, strayLine } from './markdown.ts';
import type { Problem } from './problems.ts';
import type { WordFile } from './word-file.ts';

function frontProblems({ front }: WordFile, names: readonly string[]): string[] {
  const missing = names.filter((name) => front[name] === undefined);
  const unknown = Object.keys(front).filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => `${name}: is missing; expected "${name}: text" between two lines of ---`),
    ...unknown.map((name) => `${name}: there is no such field`),
  ];
}

/** The paragraphs and headings of one language against those of the English file. */
function shapeProblems(own: string, english: string): string[] {
  if (isHtml(own) || isHtml(english)) return [];
  const [shapes, wanted] = [blocksOf(own).map(shapeOf), blocksOf(english).map(shapeOf)];
  const at = Math.max(shapes.length, wanted.length);
  for (let block = 0; block < at; block += 1)
    if (shapes[block] !== wanted[block])
      return [
        `block ${block + 1}: expected ${wanted[block] ?? 'none'}, as in en.md, instead of ${shapes[block] ?? 'none'}`,
      ];
  return [];
}

function legalProblems(own: string, english: string): string[] {
  try {
    const [keys, wanted] = [own, english].map((body) => sectionsIn(body).map(({ key }) => key));
    const twice = keys?.find((key, at) => keys.indexOf(key) !== at);
    if (twice !== undefined) return [`the section {#${twice}} is there twice`];
    if (keys?.join() === wanted?.join()) return [];
    return [`expected the sections ${wanted?.join(', ')}, as in en.md, instead of ${keys?.join(', ')}`];
  } catch (error) {
    return [Object(error).message];
  }
}

/** What is wrong with the languages of one entry; `front`: the fields that its files have. */
export function checkWords(path: string, words: Words, front: readonly string[]): Problem[] {
  const isLegal = front.length === 0;
  return LANGUAGES.flatMap((language) => {
    const file = `${path}/${language}.md`;
    const { body } = words[language];
    const stray = strayLine(body);
    const found = [
      ...frontProblems(words[language], front),
      ...(body === '' ? ['the text is missing'] : []),
      ...(stray === undefined ? [] : [`"${stray.slice(0, 40)}": expected an empty line before and after it`]),
      ...shapeProblems(body, words.en.body),
      ...(isLegal ? legalProblems(body, words.en.body) : []),
    ];
    return found.map((text) => ({ file, text }));
  });
}
