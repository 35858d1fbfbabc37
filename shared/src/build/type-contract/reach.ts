import {
  neighbour,
  readDeclarations,
  type DeclarationFile,
  type Link,
  type Statement,
} from './declaration-file.ts';

/** Path without an ending → the text of its declarations. */
export type ReadDeclarations = (path: string) => string;

/** What is kept of one file. */
interface Kept {
  file: DeclarationFile;
  links: Set<Link>;
  statements: Set<Statement>;
  exported: Set<Link>;
  stars: Set<string>;
}

/**
 * The declarations behind some exported names: every statement that they need, directly or through others, and
 * nothing else. An edit beside them does not change the result.
 */
export class Reach {
  #kept = new Map<string, Kept>();
  #read: ReadDeclarations;

  constructor(read: ReadDeclarations) {
    this.#read = read;
  }

  /** Keeps an exported name of a module; false if there is no such name. `*`: all of its names. */
  keep(path: string, name: string): boolean {
    const kept = this.#of(path);
    if (name === '*') return this.#keepAll(path, kept);
    const own = kept.file.exports.find(({ local }) => local === name);
    if (own !== undefined) {
      if (kept.exported.has(own)) return true;
      kept.exported.add(own);
      if (own.from === null) this.#keepLocal(path, own.name);
      else this.#follow(path, own);
      return true;
    }
    const star = kept.file.stars.find((from) => {
      const next = neighbour(path, from);
      return next !== null && this.#has(next, name) && this.keep(next, name);
    });
    if (star !== undefined) kept.stars.add(star);
    return star !== undefined;
  }

  /** path without an ending → the text of its declarations */
  texts(): Map<string, string> {
    const paths = [...this.#kept].filter(
      ([, kept]) => kept.exported.size + kept.statements.size + kept.stars.size,
    );
    return new Map(paths.sort().map(([path, kept]) => [path, textOf(kept)]));
  }

  #of(path: string): Kept {
    let kept = this.#kept.get(path);
    if (kept === undefined) {
      const file = readDeclarations(path, this.#read(path));
      kept = { file, links: new Set(), statements: new Set(), exported: new Set(), stars: new Set() };
      this.#kept.set(path, kept);
    }
    return kept;
  }

  #has(path: string, name: string): boolean {
    const { file } = this.#of(path);
    if (file.exports.some(({ local }) => local === name)) return true;
    return file.stars.some((from) => {
      const next = neighbour(path, from);
      return next !== null && this.#has(next, name);
    });
  }

  #keepAll(path: string, { file, stars }: Kept): boolean {
    for (const { local } of file.exports) this.keep(path, local);
    for (const from of file.stars) {
      stars.add(from);
      this.#follow(path, { local: '', name: '*', from });
    }
    return true;
  }

  #follow(path: string, { from, name }: Link): void {
    const next = from === null ? null : neighbour(path, from);
    if (next !== null) this.keep(next, name);
  }

  #keepLocal(path: string, name: string): void {
    const kept = this.#of(path);
    for (const link of kept.file.imports.filter(({ local }) => local === name)) {
      if (kept.links.has(link)) continue;
      kept.links.add(link);
      this.#follow(path, link);
    }
    for (const statement of kept.file.statements.filter(({ names }) => names.includes(name))) {
      if (kept.statements.has(statement)) continue;
      kept.statements.add(statement);
      for (const link of statement.imports) this.#follow(path, link);
      for (const mention of statement.mentions) this.#keepLocal(path, mention);
    }
  }
}

/** Links are written again, so that the order of names in a list does not matter. */
function textOf({ file, links, statements, exported, stars }: Kept): string {
  const own = new Set([...statements].flatMap(({ names }) => names));
  // an exported declaration says so itself
  const isWritten = ({ from, name, local }: Link) =>
    from === null && own.has(name) && (local === name || local === 'default');
  const kept = file.statements.filter((statement) => statements.has(statement));
  const isExported = (name: string) =>
    kept.some(({ names, text }) => names.includes(name) && /^export\b/.test(text));
  return [
    ...[...links].map(importLine).sort(),
    ...[...exported]
      .filter((link) => !(isWritten(link) && isExported(link.name)))
      .map(exportLine)
      .sort(),
    ...[...stars].map((from) => `export * from '${plain(from)}';`).sort(),
    ...kept.map(({ text }) =>
      text.replaceAll(/import\("(\.[^"]+)"\)/g, (_all, from) => `import("${plain(from)}")`),
    ),
    'export {};',
  ].join('\n');
}

/** `./button.tsx` → `./button`, as its declarations are beside it */
const plain = (from: string) => (from.startsWith('.') ? from.replace(/\.tsx?$/, '') : from);

const importLine = ({ local, name, from }: Link) =>
  name === '*'
    ? `import * as ${local} from '${plain(from ?? '')}';`
    : `import { ${name} as ${local} } from '${plain(from ?? '')}';`;

const exportLine = ({ local, name, from }: Link) =>
  `export { ${name} as ${local} }${from === null ? '' : ` from '${plain(from)}'`};`;
