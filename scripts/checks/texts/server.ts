import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { MemberExpression, Node } from 'oxc-parser';
import type { Problems } from '../report.ts';
import { filesBelow, sourcesBelow, type Source } from '../../sources.ts';
import { localesIn, type Locales } from './locales.ts';

/** Where the server and its demo keep locale files: in `locales/`, and in folders of it. */
const SERVER = ['app-server/src', 'app-server/demo'];

/** Every folder of locale files of the server. */
export function serverLocales(root: string): Locales[] {
  return SERVER.flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => relative(root, file))
    .filter((file) => /\/locales\/(?:[\w-]+\/)*en\.json$/.test(file))
    .map((file) => localesIn(root, dirname(file)));
}

/** Texts that no source of the server reads by their path: `DEMO_TEXTS.outlets.teaGallery.name`. */
export function unusedServerTexts(root: string, locales: readonly Locales[]): Problems {
  const paths = SERVER.flatMap((folder) => sourcesBelow(root, folder)).flatMap(pathsIn);
  return locales.flatMap(({ folder, texts }) => {
    const keys = [...(texts.get('en')?.keys() ?? [])];
    const name = constantOf(join(root, folder, 'index.ts'));
    const used = paths.filter(([first]) => first === name).map(([, ...path]) => branchOf(path, keys));
    const isUsed = (key: string) => used.some((branch) => branch !== null && isBelow(key, branch));
    return keys.filter((key) => !isUsed(key)).map((key) => `${folder}: nothing reads ${name}.${key}`);
  });
}

/** The constant with the texts of a folder: the one that its `index.ts` exports. */
function constantOf(index: string): string | undefined {
  if (!existsSync(index)) return undefined;
  return /export const (\w+)/.exec(readFileSync(index, 'utf8'))?.[1];
}

/** The names in `TEXTS.tea.title.en`; a computed one, as in `TEXTS.tea[part]`, ends the path: it may be any. */
function pathsIn(source: Source): string[][] {
  const paths: string[][] = [];
  const inner = new Set<Node>();
  source.visit({
    MemberExpression(node) {
      if (!inner.has(node)) paths.push(pathOf(node, inner));
    },
  });
  return paths;
}

function pathOf({ object, property, computed }: MemberExpression, inner: Set<Node>): string[] {
  inner.add(object);
  if (object.type === 'Identifier') return [object.name, ...named(property, computed)];
  if (object.type !== 'MemberExpression') return [];
  const path = pathOf(object, inner);
  return object.computed ? path : [...path, ...named(property, computed)];
}

const named = (property: MemberExpression['property'], computed: boolean): string[] =>
  !computed && property.type === 'Identifier' ? [property.name] : [];

/** The part of a path that leads to keys: of `tea.title.en`, `tea.title`; null when there is none. */
function branchOf(path: readonly string[], keys: readonly string[]): string | null {
  for (let length = path.length; length > 0; length--) {
    const branch = path.slice(0, length).join('.');
    if (keys.some((key) => isBelow(key, branch))) return branch;
  }
  return path.length === 0 ? '' : null;
}

const isBelow = (key: string, branch: string) =>
  branch === '' || key === branch || key.startsWith(`${branch}.`);
