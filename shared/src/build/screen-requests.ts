import { readFileSync } from 'node:fs';
import { parseSync, Visitor, type Node, type ObjectExpression } from 'oxc-parser';

/**
 * Path of each route → what its screen imports: `/sms` → `./screens/sms/SmsScreen.tsx`. Read from the source of
 * `remote.ts`: the function itself may look different after a loader of configuration files has rewritten it.
 */
export function screenRequests(file: string): Map<string, string> {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const requests = new Map<string, string>();
  const named = new Map<string, Node>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) named.set(id.name, init);
    },
  }).visit(program);
  new Visitor({
    ObjectExpression(route) {
      const path = literal(valueOf(route, 'path'));
      const given = valueOf(route, 'screen');
      // several routes may have one screen: `const payment = () => import('…')`
      const screen = given?.type === 'Identifier' ? named.get(given.name) : given;
      const request = screen === undefined ? undefined : importIn(screen);
      if (path !== undefined && request !== undefined) requests.set(path, request);
    },
  }).visit(program);
  return requests;
}

function valueOf({ properties }: ObjectExpression, name: string): Node | undefined {
  for (const property of properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value;
  }
  return undefined;
}

const literal = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The file of `() => import('./screens/…')`. */
function importIn(screen: Node): string | undefined {
  if (screen.type !== 'ArrowFunctionExpression' || screen.body.type !== 'ImportExpression') return undefined;
  return literal(screen.body.source);
}
