import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Edit {
  what: string;
  file: string;
  from: string;
  to: string;
  /** the units that get a new version, of `shell`, `mf-hotel` and all other remotes together */
  changes: readonly ('shell' | 'mf-hotel' | 'others')[];
}

/** Edits that a team makes in an ordinary week, and whom each one concerns. */
export const EDITS: readonly Edit[] = [
  {
    what: 'a text of the kit',
    file: 'shared/src/locales/kr.json',
    from: '"retry": "',
    to: '"retry": "꼭 ',
    changes: ['shell'],
  },
  {
    what: 'a style of the kit',
    file: 'shared/src/ui/button/button.module.css',
    from: 'min-height: 48px',
    to: 'min-height: 50px',
    changes: ['shell'],
  },
  {
    what: 'a wider type of a prop of the kit',
    file: 'shared/src/ui/button/button.tsx',
    from: "type Look = 'primary'",
    to: "type Look = 'gold' | 'primary'",
    changes: ['shell'],
  },
  {
    what: 'how a part of the kit works',
    file: 'shared/src/ui/button/button.tsx',
    from: "look = 'primary',",
    to: "look = 'quiet',",
    changes: ['shell'],
  },
  {
    what: 'a comment in shared',
    file: 'shared/src/ui/button/button.tsx',
    from: '/** An action;',
    to: '/** An action of a screen;',
    changes: [],
  },
  {
    what: 'a new function in a share',
    file: 'shared/src/format/index.ts',
    from: '/** An instant as a date at',
    to: 'export const double = (amount: number) => amount * 2;\n/** An instant as a date at',
    changes: ['shell'],
  },
  {
    what: 'a path that another domain may link to',
    file: 'shared/src/routes/index.ts',
    from: "  '/hotels',",
    to: "  '/hotels',\n  '/spa-hotels',",
    changes: ['shell'],
  },
  {
    what: 'a tool for tests',
    file: 'shared/src/testing/open-redirects.ts',
    from: 'export',
    to: '/* an edit */ export',
    changes: [],
  },
  {
    what: 'a newer tool in the lock file',
    file: 'package-lock.json',
    from: '"node_modules/prettier": {',
    to: '"node_modules/prettier": {\n      "edited": true,',
    changes: [],
  },
  {
    what: 'a text of the hotel',
    file: 'mf-hotel/src/locales/kr.json',
    from: '내 숙박',
    to: '나의 숙박',
    changes: ['mf-hotel'],
  },
  {
    what: 'a row of the hotel’s contract',
    file: 'mf-hotel/contract/prices.calls.ts',
    from: "state: z.enum(['OPEN',",
    to: "state: z.enum(['OPEN', 'WAITING',",
    changes: ['mf-hotel'],
  },
  {
    what: 'a setting of every build',
    file: 'shared/src/build/common.ts',
    from: 'strictModuleErrorHandling: true',
    to: 'strictModuleErrorHandling: false',
    changes: ['shell', 'mf-hotel', 'others'],
  },
];

/** Makes the edit in a copied tree. Returns a function that takes it back. */
export function changeIn(root: string, { file, from, to }: Edit): () => void {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  if (!original.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, original.replace(from, to));
  return () => writeFileSync(path, original);
}
