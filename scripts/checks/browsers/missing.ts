import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data/types';
import { isSupported, oldestBrowsers } from './support.ts';

/** Features that at least one declared browser lacks, by MDN's data. */
export interface Missing {
  /** global names: `cookieStore` */
  globals: Set<string>;
  /** `Owner.member`: `AbortSignal.any` */
  statics: Set<string>;
  /** `Owner.member` of instances: `Array.toSorted` */
  members: Set<string>;
  /** names of `members` that no other interface has → their owners */
  unmistakable: Map<string, string[]>;
}

/** Their members are global names, too. */
const GLOBAL_SCOPES = new Set(['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope']);

export function missingIn(browsers: readonly string[]): Missing {
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
  const oldest = oldestBrowsers(browsers);
  const missing = { globals: new Set<string>(), statics: new Set<string>(), members: new Set<string>() };
  const there = { globals: new Set<string>(), names: new Set<string>() };
  for (const [owner, entry] of [...named(api), ...named(javascript.builtins ?? {})]) {
    const hasOwner = isSupported(entry, oldest);
    (hasOwner ? there : missing).globals.add(owner);
    for (const [key, member] of named(entry)) {
      const has = hasOwner && isSupported(member, oldest);
      const name = key.replace(/_static$/, '');
      if (name.includes('_') || name === owner) continue; // a behaviour, an event, the constructor
      if (isStatic(key, member)) {
        if (has) there.names.add(name);
        else missing.statics.add(`${owner}.${name}`);
        continue;
      }
      if (has) there.names.add(name);
      else missing.members.add(`${owner}.${name}`);
      if (GLOBAL_SCOPES.has(owner)) (has ? there : missing).globals.add(name);
    }
  }
  for (const name of there.globals) missing.globals.delete(name);
  return { ...missing, unmistakable: byName(missing.members, there.names) };
}

function byName(members: ReadonlySet<string>, there: ReadonlySet<string>): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const member of members) {
    const [owner = '', name = ''] = member.split('.');
    if (!there.has(name)) owners.set(name, [...(owners.get(name) ?? []), owner]);
  }
  return owners;
}

const named = (parent: object): [string, Identifier][] =>
  Object.entries(parent as Record<string, Identifier>).filter(([name]) => /^[A-Za-z]\w*$/.test(name));

/** The Web's data marks statics in the name, ECMAScript's only in the address of the specification. */
function isStatic(key: string, { __compat }: Identifier): boolean {
  if (key.endsWith('_static')) return true;
  if (!__compat?.source_file?.startsWith('javascript/')) return false;
  return ![__compat.spec_url].flat().some((address) => address?.includes('.prototype.'));
}
