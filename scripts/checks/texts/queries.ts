import type { Argument, CallExpression, Expression, Node } from 'oxc-parser';
import type { Source } from '../../sources.ts';

/** A text that a test looks for or expects on the screen. */
export interface Query {
  what: string | RegExp;
  /** offset into the source */
  at: number;
}

const FINDS =
  /^(?:get|find|query)(?:All)?By(?:Role|Text|LabelText|Label|PlaceholderText|AltText|Title|DisplayValue)$|^filter$|^locator$/;
const EXPECTS = /^to(?:Be|Equal|StrictEqual|Contain|Match|MatchObject)$|^each$/;

/**
 * The string literals of a test file: `queries` find or expect something; `data` is what the test itself renders or
 * serves.
 */
export function wordsOf(source: Source): { queries: Query[]; data: Set<string> } {
  const queries: Query[] = [];
  const asked = new Set<Node>();
  const take = (node: Argument | Expression | null | undefined): void => {
    if (!node) return;
    if (node.type === 'Literal') {
      asked.add(node);
      if ('regex' in node) queries.push({ what: regexOf(node.regex), at: node.start });
      else if (typeof node.value === 'string') queries.push({ what: node.value, at: node.start });
    } else if (node.type === 'ArrayExpression') {
      for (const each of node.elements) if (each?.type !== 'SpreadElement') take(each);
    } else if (node.type === 'ObjectExpression') {
      for (const each of node.properties) if (each.type === 'Property') take(each.value);
    }
  };
  source.visit({
    CallExpression(call) {
      const name = calledName(call);
      if (FINDS.test(name) || EXPECTS.test(name)) for (const each of call.arguments) take(each);
    },
  });
  const data = new Set<string>();
  const keep = (node: Node, value: unknown) => {
    if (typeof value === 'string' && !asked.has(node)) data.add(value.trim());
  };
  source.visit({
    Literal: (node) => keep(node, node.value),
    TemplateElement: (node) => keep(node, node.value.cooked),
    JSXText: (node) => keep(node, node.value),
  });
  return { queries, data };
}

function calledName({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
}

const regexOf = ({ pattern, flags }: { pattern: string; flags: string }) =>
  new RegExp(pattern, flags.replace(/[gy]/g, ''));
