import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Variable, Variables } from '../../../shared/src/variables/variables.ts';

/** The order of a section's rows. A tree without our app server has no `app-server`. */
const FOLDERS = ['shared', 'app-server', 'release', 'e2e', 'scripts'];

/** What all files `variables.ts` declare, by section: `{ server: { PORT: … } }`. */
export type Declared = ReadonlyMap<string, Variables>;

export async function declaredVariables(root: string): Promise<Declared> {
  const files = FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/variables.{ts,mjs}`, {
      cwd: root,
      exclude: (file) => /node_modules|\bdist\b|\.work/.test(file),
    }).sort(),
  );
  const sections = new Map<string, Record<string, Variable>>();
  for (const file of files) {
    const exported = (await import(join(root, file))) as Readonly<Record<string, Variables>>;
    for (const [key, variables] of Object.entries(exported)) {
      const before = sections.get(key.toLowerCase()) ?? {};
      const twice = Object.keys(variables).find((name) => name in before);
      if (twice !== undefined) throw new Error(`${file} declares ${twice}, which another file declares.`);
      sections.set(key.toLowerCase(), { ...before, ...variables });
    }
  }
  return sections;
}
