import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../../sources.ts';
import { staleKeyFiles } from '../../checks/texts/key-files.ts';
import { PLACEHOLDERS } from '../../../shared/src/build/cli/placeholders.ts';
import { routeSource, screenSource, testSource, type ScreenNames } from './templates.ts';

/** The arguments of the command. */
export interface ScreenRequest {
  /** the remote's folder: `mf-vouchers` */
  unit: string;
  /** flat, without parameters: `/my-vouchers` */
  path: string;
  access: string;
}

/**
 * Adds a screen to a remote: screen, test, texts in five languages, route. Returns the written files, below
 * the root.
 */
export function addScreen(root: string, request: ScreenRequest): string[] {
  const names = namesOf(root, request);
  const folder = `${request.unit}/src/screens/${names.folder}`;
  const written: string[] = [];
  const write = (file: string, text: string) => {
    writeFileSync(join(root, file), text);
    written.push(file);
  };
  const routes = withRoute(root, request, names);
  const texts = Object.entries(PLACEHOLDERS).map(([language, text]) =>
    withTexts(root, request, names, language, text),
  );

  mkdirSync(join(root, folder), { recursive: true });
  write(`${folder}/${names.component}.tsx`, screenSource(names));
  write(`${folder}/${names.component}.test.tsx`, testSource(request.path, names));
  for (const { file, text } of [routes, ...texts]) write(file, text);
  for (const { file, wanted } of staleKeyFiles(root))
    if (file.startsWith(`${request.unit}/`)) write(file, wanted);
  return written;
}

function namesOf(root: string, { unit, path, access }: ScreenRequest): ScreenNames {
  if (!/^\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(path)) {
    throw new Error(
      `"${path}" is not a valid path: use one segment of lower-case letters and hyphens, such as /my-vouchers.`,
    );
  }
  if (access !== 'public' && access !== 'member')
    throw new Error(`Access is "${access}"; it must be public or member.`);
  if (!unit.startsWith('mf-') || !existsSync(join(root, unit, 'src/remote.ts'))) {
    throw new Error(`There is no remote ${unit}.`);
  }
  const folder = path.slice(1);
  const pascal = folder.replaceAll(/(?:^|-)(.)/g, (_all, letter: string) => letter.toUpperCase());
  const domain = /domain: '([^']+)'/.exec(readFileSync(join(root, unit, 'src/remote.ts'), 'utf8'))?.[1];
  if (domain === undefined) throw new Error(`${unit}/src/remote.ts has no domain.`);
  const textKey = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { folder, component: `${pascal}Screen`, textKey, domain };
}

function withRoute(root: string, { unit, path, access }: ScreenRequest, names: ScreenNames) {
  const file = `${unit}/src/remote.ts`;
  const source = readSource(root, join(root, file));
  if (source.text.includes(`path: '${path}'`)) throw new Error(`${unit} already has a screen for ${path}.`);
  let end: number | null = null;
  source.visit({
    Property: ({ key, value }) => {
      const isRoutes = key.type === 'Identifier' && key.name === 'routes';
      if (isRoutes && value.type === 'ArrayExpression') end = value.end - 1;
    },
  });
  if (end === null) throw new Error(`${file} has no list of routes.`);
  const text = source.text.slice(0, end) + routeSource(path, access, names) + source.text.slice(end);
  return { file, text };
}

function withTexts(
  root: string,
  { unit }: ScreenRequest,
  { textKey }: ScreenNames,
  language: string,
  text: object,
) {
  const file = `${unit}/src/locales/${language}.json`;
  const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
  if (textKey in texts) throw new Error(`${file} already has "${textKey}".`);
  return { file, text: `${JSON.stringify({ ...texts, [textKey]: text }, null, 2)}\n` };
}
