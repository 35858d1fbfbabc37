import { dirname, join } from 'node:path';
import { parseSync, type Node } from 'oxc-parser';

/** One name that a file takes from another: `import { name as local }`, `export { name as local } from`. */
export interface Link {
  /** what this file, or for an export others, call it */
  local: string;
  /** `*` for all of the module */
  name: string;
  /** null: declared in this file */
  from: string | null;
}

/** A declaration's text, and the names it mentions. */
export interface Statement {
  names: string[];
  text: string;
  mentions: ReadonlySet<string>;
  /** `import('./member.ts').Member` inside of it */
  imports: Link[];
}

/** A `.d.ts` file as a list of things that can be kept or left out one by one. */
export interface DeclarationFile {
  imports: Link[];
  exports: Link[];
  /** modules of which everything is exported again */
  stars: string[];
  statements: Statement[];
}

export function readDeclarations(path: string, text: string): DeclarationFile {
  const { program, errors } = parseSync(`${path}.d.ts`, text);
  if (errors[0]) throw new Error(`${path}.d.ts: ${errors[0].message}`);
  const file: DeclarationFile = { imports: [], exports: [], stars: [], statements: [] };
  for (const node of program.body) addTo(file, node, text);
  return file;
}

function addTo(file: DeclarationFile, node: Node, text: string): void {
  if (node.type === 'ImportDeclaration') {
    const from = node.source.value;
    for (const entry of node.specifiers) {
      const name = entry.type === 'ImportSpecifier' ? nameOf(entry.imported) : '*';
      file.imports.push({ local: entry.local.name, name, from });
    }
  } else if (node.type === 'ExportAllDeclaration') file.stars.push(node.source.value);
  else if (node.type === 'ExportNamedDeclaration' && node.declaration === null) {
    const from = node.source?.value ?? null;
    for (const { local, exported } of node.specifiers)
      file.exports.push({ local: nameOf(exported), name: nameOf(local), from });
  } else {
    const statement = statementOf(node, text);
    file.statements.push(statement);
    if (node.type === 'ExportNamedDeclaration')
      for (const name of statement.names) file.exports.push({ local: name, name, from: null });
    if (node.type === 'ExportDefaultDeclaration')
      file.exports.push({ local: 'default', name: statement.names[0] ?? '', from: null });
  }
}

/** An identifier's name, or a string in its place: `export { a as 'b' }`. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

function statementOf(node: Node, text: string): Statement {
  const declared = 'declaration' in node ? node.declaration : node;
  const mentions = new Set<string>();
  const imports: Link[] = [];
  visit(node, (found) => {
    if (found.type === 'Identifier') mentions.add(found.name);
    if (found.type === 'TSImportType') {
      const from = found.source.value;
      imports.push({ local: '', name: found.qualifier ? leftmost(found.qualifier) : '*', from });
    }
  });
  return {
    names: declared ? namesOf(declared) : [],
    text: text.slice(node.start, node.end),
    mentions,
    imports,
  };
}

function namesOf(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.map(({ id }) => nameOf(id));
  return 'id' in node && node.id ? [nameOf(node.id)] : [];
}

const leftmost = (node: Node): string =>
  node.type === 'TSQualifiedName' ? leftmost(node.left) : nameOf(node);

/** Calls back for a node and everything below it. */
export function visit(node: Node, found: (node: Node) => void): void {
  found(node);
  for (const value of Object.values(node) as unknown[])
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, found);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The path of a module of `shared`, without an ending; null for a package. */
export const neighbour = (path: string, from: string): string | null =>
  from.startsWith('.') ? join(dirname(path), from.replace(/\.tsx?$/, '')) : null;
