import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The arguments of the command. */
export interface LanguageRequest {
  /** as in paths and on the wire: `pt` */
  readonly language: string;
  /** BCP 47: `pt-PT` */
  readonly tag: string;
}

const LIST = 'shared/src/contract/languages.ts';
/** Files with the texts of one language: of units and the server, of pages and legal texts, of the shell. */
const ENGLISH = /\/(?:locales(?:\/[a-z-]+)*\/en\.json|content\/(?:.*\/)?en\.md|texts\/en\.ts)$/;
/** Files with the texts of every language. */
const TOGETHER = /^app-server\/(?:content|demo\/content|demo\/example-hotel)\/.*\.json$/;
/** The release console has English alone. */
const ENGLISH_ALONE = 'release/console/';

/**
 * Adds a language to the list, and its texts as copies of the English ones. Throws an Error for a code that is no
 * language or is in the list. Returns the written files, below the root.
 *
 * @param files the project's files, below the root
 */
export function addLanguage(root: string, files: readonly string[], request: LanguageRequest): string[] {
  const { language } = request;
  const list = readFileSync(join(root, LIST), 'utf8');
  const known = knownIn(list);
  if (!/^[a-z]{2}$/.test(language))
    throw new Error(`"${language}" is not two lower-case letters, such as pt.`);
  if (known.includes(language)) throw new Error(`${language} is in the list already.`);
  const [tag] = Intl.getCanonicalLocales(request.tag);
  const written = new Map<string, string>();
  const last = known.at(-1);
  written.set(
    LIST,
    list
      .replace(`'${last}'] as const`, `'${last}', '${language}'] as const`)
      .replace(/(\n {2}[a-z]{2}: '[^']+',)(\n\};)/, `$1\n  ${language}: '${tag}',$2`),
  );
  for (const file of files.filter((one) => !one.startsWith(ENGLISH_ALONE))) {
    const read = () => readFileSync(join(root, file), 'utf8');
    if (ENGLISH.test(file))
      written.set(
        join(dirname(file), basename(file).replace('en.', `${language}.`)),
        copyOf(file, read(), language),
      );
    else if (TOGETHER.test(file)) {
      const given: unknown = JSON.parse(read());
      const wanted = withLanguage(given, known, language);
      if (JSON.stringify(wanted) !== JSON.stringify(given))
        written.set(file, `${JSON.stringify(wanted, null, 2)}\n`);
    }
  }
  for (const [file, text] of written) writeFileSync(join(root, file), text);
  return [...written.keys()];
}

function knownIn(list: string): string[] {
  const found = /LANGUAGES = \[([^\]]*)\] as const/.exec(list)?.[1];
  if (found === undefined) throw new Error(`${LIST} has no list of languages.`);
  return [...found.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

/** A TypeScript file only imports the texts of its language. */
const copyOf = (file: string, text: string, language: string) =>
  file.endsWith('.ts') ? text.replaceAll('/en.json', `/${language}.json`) : text;

/** The value with the English text as that of the language, wherever it has a text for each known one. */
function withLanguage(value: unknown, known: readonly string[], language: string): unknown {
  if (Array.isArray(value)) return value.map((part) => withLanguage(part, known, language));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (known.every((name) => name in value))
    return { ...value, [language]: (value as Record<string, unknown>)['en'] };
  return Object.fromEntries(entries.map(([key, part]) => [key, withLanguage(part, known, language)]));
}
