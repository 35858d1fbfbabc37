import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { filesBelow } from '../../../sources.ts';
import type { Problems } from '../../report.ts';
import { LANGUAGES, type Language } from '../../../../shared/src/contract/languages.ts';
import type { PlacedText } from './source-texts.ts';

/** What editors write (docs/content.md): JSON, and Markdown files named by their language. */
const FOLDERS = ['app-server/content', 'app-server/demo/content'];

interface ContentFile {
  /** below the root */
  readonly file: string;
  readonly text: string;
}

const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);

function contentFiles(root: string): ContentFile[] {
  return FOLDERS.flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));
}

interface Texts {
  readonly place: string;
  readonly texts: Readonly<Record<string, unknown>>;
}

/** Every object of a file whose fields are languages: `ads/tea-after.json "title"`. */
function textsIn(value: unknown, file: string, field = ''): Texts[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.some(([key]) => isLanguage(key)))
    return [{ place: `${file} "${field}"`, texts: Object.fromEntries(entries) }];
  return entries.flatMap(([key, part]) => textsIn(part, file, field === '' ? key : `${field}.${key}`));
}

const jsonTexts = ({ file, text }: ContentFile): Texts[] =>
  file.endsWith('.json') ? textsIn(JSON.parse(text), file) : [];

const languageOf = (file: string): Language | undefined => {
  const name = basename(file, '.md');
  return file.endsWith('.md') && isLanguage(name) ? name : undefined;
};

/** The anchors of a legal text's sections: `## Title {#key}`. */
const ANCHOR = / \{#[\w-]+\}$/gm;

/** Every text of the content files in its language. */
export function contentTexts(root: string): PlacedText[] {
  return contentFiles(root).flatMap((content): PlacedText[] => {
    const { file, text } = content;
    const language = languageOf(file);
    if (language !== undefined) return [{ language, file, place: file, text: text.replace(ANCHOR, '') }];
    return jsonTexts(content).flatMap(({ place, texts }) =>
      LANGUAGES.flatMap((own) => {
        const found = texts[own];
        return typeof found === 'string' ? [{ language: own, file, place, text: found }] : [];
      }),
    );
  });
}

/** Content files without a text in one of the five languages. */
export function missingContent(root: string): Problems {
  const files = contentFiles(root);
  const folders = new Set(files.filter(({ file }) => languageOf(file)).map(({ file }) => dirname(file)));
  const known = new Set(files.filter(({ text }) => text.trim() !== '').map(({ file }) => file));
  const pages = [...folders].flatMap((folder) =>
    LANGUAGES.map((language) => `${folder}/${language}.md`).filter((file) => !known.has(file)),
  );
  const texts = files
    .flatMap(jsonTexts)
    .flatMap(({ place, texts: given }) =>
      LANGUAGES.filter(
        (language) => typeof given[language] !== 'string' || given[language].trim() === '',
      ).map((language) => `${place} in ${language}`),
    );
  return [...pages, ...texts].map((place) => `${place} is missing`);
}
