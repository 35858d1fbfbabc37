import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { allShareSources, EAGER_SHARES } from '@resort/shared/build/shares';
import { parseSync } from 'oxc-parser';
import { screenRequests } from '../../../../shared/src/build/screen-requests.ts';
import { reachedFrom } from './reached.ts';

/** A file that is in the shell's first script because the kit's index names it. */
export interface EagerPart {
  /** `shared/src/ui/surface/badge.tsx` */
  file: string;
  /** `mf-auth /sign-in`: those whose first paint needs it */
  routes: string[];
  /** the shell's own first paint needs it, whatever the route */
  inShell: boolean;
}

const SCOPE = '@resort/shared/';
/** A screen's first file is its own; its shares bring the files that they are made of. */
const KIT = 'ui';

/** Every file of the eager kit, with the routes that need it on their first paint. */
export function eagerParts(root: string, sources: Readonly<Record<string, string>> = allShareSources()) {
  const index = sources[KIT] ?? '';
  const fileOf = filesByName(index);
  const behind = (from: string, names: ReadonlySet<string> | null): readonly string[] => {
    const share = from.startsWith(SCOPE) ? from.slice(SCOPE.length) : '';
    // each name of the kit has a file of its own, so only the files of the named ones are needed
    if ((share === KIT || from === index) && names)
      return [...names].flatMap((name) => fileOf.get(name) ?? []);
    if (isAbsolute(from)) return [from];
    return EAGER_SHARES.some((eager) => eager === share) ? [] : [sources[share] ?? ''];
  };
  const routes = screens(root).map(({ name, file }) => ({ name, reached: reachedFrom([file], behind) }));
  const shell = reachedFrom([join(root, 'shell/src/start.tsx')], behind);
  return [...new Set(fileOf.values())]
    .flatMap((file) => [...reachedFrom([file], behind)])
    .filter((file, at, all) => all.indexOf(file) === at)
    .map((file): EagerPart => ({
      file: relative(root, file),
      routes: routes.filter(({ reached }) => reached.has(file)).map(({ name }) => name),
      inShell: shell.has(file),
    }));
}

/** The first file of every screen of every remote. */
function screens(root: string): { name: string; file: string }[] {
  const remotes = readdirSync(root)
    .map((unit) => ({ unit, remote: join(root, unit, 'src/remote.ts') }))
    .filter(({ remote }) => existsSync(remote));
  return remotes.flatMap(({ unit, remote }) =>
    [...screenRequests(remote)].map(([path, request]) => ({
      name: `${unit} ${path}`,
      file: resolve(dirname(remote), request),
    })),
  );
}

export const countScreens = (root: string): number => screens(root).length;

/** Name → its file, from lines such as `export { Badge } from './surface/badge.tsx'`. */
function filesByName(index: string): Map<string, string> {
  const { module } = parseSync(index, readFileSync(index, 'utf8'));
  const found = new Map<string, string>();
  for (const { entries } of module.staticExports)
    for (const { exportName, moduleRequest, isType } of entries)
      if (!isType && exportName.name && moduleRequest?.value.startsWith('.'))
        found.set(exportName.name, resolve(dirname(index), moduleRequest.value));
  return found;
}
