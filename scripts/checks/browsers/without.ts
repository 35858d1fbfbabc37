import type { Missing } from './missing.ts';

/** Features that a page in today's Chromium cannot run without. */
const KEPT = new Set([
  // browsers use it if the page's policy requires it; a browser without it ignores that policy
  'trustedTypes',
  'TrustedTypePolicyFactory',
  'TrustedTypePolicy',
  'TrustedScriptURL',
]);
const isTakenAway = (path: string) => !path.split('.').some((part) => KEPT.has(part));

/** A script that runs first in a page and removes features that a declared browser lacks. */
export function withoutMissing({ globals, statics, members }: Missing): string {
  const [names, ofOwners, ofInstances] = [globals, statics, members].map((all) =>
    [...all].filter(isTakenAway),
  );
  const given = { globals: names, statics: ofOwners, members: ofInstances };
  return `(${remove.toString()})(${JSON.stringify(given)})`;
}

/** Runs in the page, by its text alone. */
function remove(given: { globals: string[]; statics: string[]; members: string[] }): void {
  const page = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  const split = (path: string) => path.split('.') as [string, string];
  for (const [owner, name] of given.members.map(split)) {
    // members of `Window` are on the page's global object
    const holder = owner === 'Window' ? page : page[owner]?.prototype;
    if (holder) Reflect.deleteProperty(holder, name);
  }
  for (const [owner, name] of given.statics.map(split)) {
    if (page[owner]) Reflect.deleteProperty(page[owner], name);
  }
  for (const name of given.globals) Reflect.deleteProperty(page, name);
}
