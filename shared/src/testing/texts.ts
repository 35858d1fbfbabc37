import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createInstance, type i18n } from 'i18next';
import type { Language } from '../i18n/index.ts';
import { ANYTHING, patternOf } from './pattern.ts';

type Values = Record<string, string | number>;

/** The texts of one unit in one language. A key of another unit is prefixed with its name: `kit:retry`. */
export interface Say {
  /** The text as the page shows it; throws if the key or a value is missing. */
  (key: string, values?: Values): string;
  /** Matches the text within a longer one. A placeholder without a value matches anything. */
  like(key: string, values?: Values): RegExp;
}

/**
 * Finds texts by key, so that an edit of a text breaks no test: `const say = textsOf('hotel');
 * screen.getByText(say('orders.title'))`.
 */
export function textsOf(unit: string, language: Language = 'en'): Say {
  const texts = readTexts(language);
  const has = (key: string, values?: Values) => texts.exists(key, { ns: unit, ...values });
  const need = (key: string) => new Error(`No text "${key}" in ${unit}, in ${language}`);
  const say = (key: string, values?: Values) => {
    if (!has(key, values)) throw need(key);
    const text = texts.t(key, { ns: unit, ...values });
    if (text.includes(ANYTHING)) throw new Error(`"${key}" needs more values: ${text}`);
    return text;
  };
  const like = (key: string, values?: Values) => {
    const forms = has(key, values) ? [key] : PLURALS.map((form) => key + form).filter((form) => has(form));
    if (forms.length === 0) throw need(key);
    return new RegExp(forms.map((form) => patternOf(texts.t(form, { ns: unit, ...values }))).join('|'));
  };
  return Object.assign(say, { like });
}

const PLURALS = ['_zero', '_one', '_other'];
const ROOT = new URL('../../../', import.meta.url);
const read = new Map<Language, i18n>();

/** All units' texts, read as files, because `shared` must not import a unit. */
function readTexts(language: Language): i18n {
  const known = read.get(language);
  if (known !== undefined) return known;
  const texts = createInstance();
  void texts.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: Object.fromEntries(unitFiles(language)) },
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => ANYTHING,
  });
  read.set(language, texts);
  return texts;
}

function unitFiles(language: Language): [unit: string, texts: object][] {
  const remotes = readdirSync(ROOT).filter((folder) => folder.startsWith('mf-'));
  const folders: [string, string][] = [
    ...remotes.map((folder): [string, string] => [folder.slice('mf-'.length), folder]),
    ['shell', 'shell'],
    ['kit', 'shared'],
    ['console', 'release/console'],
    ['gallery', 'shared/gallery'],
  ];
  const files = folders.map(([unit, folder]): [string, URL] => {
    const below = folder === 'shared/gallery' ? 'locales' : 'src/locales';
    return [unit, new URL(`${folder}/${below}/${language}.json`, ROOT)];
  });
  return [...files, ...ownFile(language)].flatMap(([unit, file]) =>
    existsSync(file) ? [[unit, JSON.parse(readFileSync(file, 'utf8')) as object]] : [],
  );
}

/** Of a remote in its own repository, where the tests run. */
function ownFile(language: Language): [unit: string, file: URL][] {
  const root = pathToFileURL(`${process.cwd()}/`);
  const manifest = new URL('package.json', root);
  if (!existsSync(new URL('src/remote.ts', root)) || !existsSync(manifest)) return [];
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
  return [[name.replace(/^.*\/mf-/, ''), new URL(`src/locales/${language}.json`, root)]];
}
