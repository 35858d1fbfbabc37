import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = '[A-Z][A-Z0-9_]+';
/** `env['…']`, `env.…`, with or without `process.` before it. */
const MEMBER = new RegExp(String.raw`\benv(?:\??\.|\??\.?\[['"])(${NAME})\b`, 'g');
/** `const { … } = process.env`, and a parameter that destructures the environment. */
const DESTRUCTURED = [/\{([^{}]*)\}\s*=\s*(?:process\.)?env\b/g, /\(\{([^{}()]*)\}[^{}()]*\)\s*(?:\{|=>)/g];
/** A function that reads variables by name, like those of the server's configuration. */
const TAKES_A_READER = /\(name: string\) => string \| undefined|\bReadValue\b|const value = \(name: string\)/;
const QUOTED = new RegExp(String.raw`\b(?:value|read)\('(${NAME})'\)|'([A-Z][A-Z0-9]*_[A-Z0-9_]+)'`, 'g');
/** Each call reads an address and a secret. */
const SIGNED_TARGET = /readSignedTarget\(value, '(\w+)'\)/g;

/** Names of the environment variables that a source reads. */
export function variablesOf(source: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = ''] of source.matchAll(MEMBER)) names.add(name);
  for (const [, list = ''] of DESTRUCTURED.flatMap((form) => [...source.matchAll(form)]))
    for (const part of list.split(',')) {
      const name = part.split(/[:=]/)[0]?.trim() ?? '';
      if (new RegExp(`^${NAME}$`).test(name)) names.add(name);
    }
  if (!TAKES_A_READER.test(source)) return names;
  for (const [, called, listed] of source.matchAll(QUOTED)) names.add(called ?? listed ?? '');
  for (const [, prefix = ''] of source.matchAll(SIGNED_TARGET))
    names.add(`${prefix}_URL`).add(`${prefix}_SECRET`);
  return names;
}

/**
 * Every variable that the server, the registry, the builds, the scripts and the tests read, with one file that reads it.
 */
export function variablesRead(root: string): Map<string, string> {
  const folders = '{app-server,bench,e2e,release,scripts,shared,tools}';
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: (file) => /node_modules|\bdist\b|\.cache|\.work/.test(file),
  })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  const found = new Map<string, string>();
  for (const file of files)
    for (const name of variablesOf(readFileSync(join(root, file), 'utf8'))) found.set(name, file);
  return found;
}
