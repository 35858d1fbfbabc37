import type { Problems } from '../report.ts';
import type { Source } from '../../sources.ts';
import type { Locales } from './locales.ts';

interface Used {
  /** keys in `t('…')`, with the place */
  asked: { key: string; place: string }[];
  /** every string literal, because a key may reach `t` through a variable */
  literals: Set<string>;
  /** `join.${benefit}.title` as a pattern */
  patterns: { pattern: RegExp; key: string; place: string }[];
}

/** Keys that `t` uses and no locale has; a key made of parts is matched as a pattern. */
export function missingTexts({ folder, texts }: Locales, sources: readonly Source[]): Problems {
  const keys = keysOf(texts);
  const known = new Set(keys);
  const { asked, patterns } = usedKeys(sources);
  const missing = asked.filter(({ key }) => !known.has(key));
  const idle = patterns.filter(({ pattern }) => !keys.some((key) => pattern.test(key)));
  return [
    ...missing.map(({ key, place }) => `${place}: no text "${key}" in ${folder}`),
    ...idle.map(({ key, place }) => `${place}: no text like "${key}" in ${folder}`),
  ];
}

/** Keys that nothing uses; a key in a variable counts as used if it is a string literal somewhere. */
export function unusedTexts({ folder, texts }: Locales, sources: readonly Source[]): Problems {
  const { asked, literals, patterns } = usedKeys(sources);
  const wanted = new Set(asked.map(({ key }) => key));
  const unused = keysOf(texts).filter(
    (key) => !wanted.has(key) && !literals.has(key) && !patterns.some(({ pattern }) => pattern.test(key)),
  );
  return [...new Set(unused)].map((key) => `${folder}: nothing asks for "${key}"`);
}

const keysOf = (texts: Locales['texts']) => [...(texts.get('en')?.keys() ?? [])].map(withoutPlural);

/** i18next's plural forms share one key. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

function usedKeys(sources: readonly Source[]): Used {
  const used: Used = { asked: [], literals: new Set(), patterns: [] };
  for (const source of sources) {
    const place = (offset: number) => `${source.file}:${source.lineAt(offset)}`;
    source.visit({
      Literal: ({ value }) => {
        if (typeof value === 'string') used.literals.add(value);
      },
      CallExpression: ({ callee, arguments: [first], start }) => {
        if (callee.type !== 'Identifier' || callee.name !== 't' || first === undefined) return;
        if (first.type === 'Literal' && typeof first.value === 'string') {
          used.asked.push({ key: first.value, place: place(start) });
        }
        if (first.type === 'TemplateLiteral') {
          const parts = first.quasis.map(({ value }) => value.raw);
          used.patterns.push({ ...patternOf(parts), place: place(start) });
        }
      },
    });
  }
  return used;
}

function patternOf(parts: readonly string[]): { pattern: RegExp; key: string } {
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { pattern: new RegExp(`^${escaped.join('.+')}$`), key: parts.join('…') };
}
