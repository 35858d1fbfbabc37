import {
  parseSync,
  Visitor,
  type Expression,
  type Program,
  type PropertyKey,
  type Super,
  type VisitorObject,
} from 'oxc-parser';
import { boundNames } from './bound-names.ts';
import type { Missing } from './missing.ts';

/** A use of a feature that one of the declared browsers lacks. */
export interface Use {
  /** `AbortSignal.any`, `.toSorted()`, `static block` */
  what: string;
  /** the surrounding text, to find it */
  where: string;
}
interface Own {
  /** names of variables, functions, classes */
  bound: ReadonlySet<string>;
  /** names of members */
  keys: ReadonlySet<string>;
}
type Found = (what: string, start: number) => void;

/** Interfaces whose members count by name alone; other names, such as `run`, may be our own methods. */
const ECMASCRIPT = new Set([
  'Array',
  'TypedArray',
  'String',
  'RegExp',
  'Map',
  'Set',
  'Promise',
  'Date',
  'Atomics',
]);

const SCOPES = new Set(['globalThis', 'window', 'self']);

/** A built script. */
export interface Script {
  file: string;
  text: string;
}

/** The names of all members that the scripts define. */
export function keysOf(scripts: readonly Script[]): Set<string> {
  const keys = new Set<string>();
  const add = (node: Expression | PropertyKey | Super) => {
    if ('name' in node && typeof node.name === 'string') keys.add(node.name);
  };
  for (const script of scripts) {
    new Visitor({
      ObjectExpression: ({ properties }) =>
        properties.forEach((part) => part.type === 'Property' && add(part.key)),
      MethodDefinition: ({ key }) => add(key),
      PropertyDefinition: ({ key }) => add(key),
      AssignmentExpression: ({ left }) =>
        left.type === 'MemberExpression' && !left.computed && add(left.property),
    }).visit(parse(script));
  }
  return keys;
}

/**
 * Which missing features a built script uses. It compares names, because a minified script has no types.
 * @param ownKeys names of our own members, which are not counted as members of Web interfaces
 */
export function usesOf({ file, text }: Script, missing: Missing, ownKeys: ReadonlySet<string>): Use[] {
  const program = parse({ file, text });
  const uses = new Map<string, Use>();
  const found: Found = (what, start) => {
    if (!uses.has(what)) uses.set(what, { what, where: text.slice(Math.max(0, start - 50), start + 50) });
  };
  new Visitor({
    ...syntax(found),
    ...names(missing, { bound: boundNames(program), keys: ownKeys }, found),
  }).visit(program);
  return [...uses.values()];
}

function parse({ file, text }: Script): Program {
  const { program, errors } = parseSync(file, text, { sourceType: 'unambiguous' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program;
}

/** Syntax that the builds do not lower. */
function syntax(found: Found): VisitorObject {
  return {
    StaticBlock: ({ start }) => found('static block', start),
    Literal(node) {
      if (!('regex' in node)) return;
      if (/\(\?<[=!]/.test(node.regex.pattern)) found('lookbehind', node.start);
      if (/\(\?[ims]*-?[ims]+:/.test(node.regex.pattern))
        found('modifiers in a regular expression', node.start);
      if (node.regex.flags.includes('v')) found('regular expression with v', node.start);
    },
  };
}

function names(missing: Missing, own: Own, found: Found): VisitorObject {
  /** identifiers that are no variables, or only tested with `typeof` */
  const passed = new Set<number>();
  const passKey = ({ key, computed }: { key: PropertyKey; computed: boolean }) => {
    if (!computed) passed.add(key.start);
  };
  const globalOf = (node: Expression): string | null => {
    if (node.type === 'Identifier') return own.bound.has(node.name) ? null : node.name;
    return isScope(node) ? propertyOf(node) : null;
  };
  return {
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof') passed.add(argument.start);
    },
    Property: (node) => (node.shorthand ? undefined : passKey(node)),
    MethodDefinition: passKey,
    PropertyDefinition: passKey,
    Identifier({ name, start }) {
      if (missing.globals.has(name) && !own.bound.has(name) && !passed.has(start)) found(name, start);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || !init) return;
      const owner = globalOf(init);
      for (const part of id.properties) {
        const name = part.type === 'Property' && part.key.type === 'Identifier' ? part.key.name : '';
        if (missing.statics.has(`${owner}.${name}`)) found(`${owner}.${name}`, part.start);
      }
    },
    MemberExpression(node) {
      if (!node.computed) passed.add(node.property.start);
      const name = propertyOf(node);
      const owner = globalOf(node.object);
      if (passed.has(node.start) && isScope(node)) return;
      if (missing.statics.has(`${owner}.${name}`)) found(`${owner}.${name}`, node.start);
      if (isScope(node) && name !== null && missing.globals.has(name)) found(name, node.start);
    },
    CallExpression({ callee }) {
      const name = propertyOf(callee);
      if (name === null || callee.type !== 'MemberExpression') return;
      const owners = missing.unmistakable.get(name) ?? [];
      if (owners.some((owner) => ECMASCRIPT.has(owner)) || (owners.length > 0 && !own.keys.has(name)))
        found(`.${name}()`, callee.property.start);
      if (givesIterator(callee.object) && missing.members.has(`Iterator.${name}`))
        found(`Iterator.${name}`, callee.property.start);
    },
  };
}

const isScope = (node: Expression) =>
  node.type === 'MemberExpression' && node.object.type === 'Identifier' && SCOPES.has(node.object.name);

function propertyOf(node: Expression): string | null {
  if (node.type !== 'MemberExpression') return null;
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : null;
  return node.property.type === 'Literal' && typeof node.property.value === 'string'
    ? node.property.value
    : null;
}

/**
 * `x.values()` returns an iterator, which has array methods in new browsers; `Object.values()` returns an
 * array.
 */
function givesIterator(node: Expression): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object } = node.callee;
  const isObjects = object.type === 'Identifier' && object.name === 'Object';
  return !isObjects && ['keys', 'values', 'entries', 'matchAll'].includes(propertyOf(node.callee) ?? '');
}
