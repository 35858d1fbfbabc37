import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  endpointSource,
  handlerSource,
  rowSource,
  serverTestSource,
  tableSource,
  type CallNames,
} from './templates.ts';

/** The arguments of the command. */
export interface CallRequest {
  /** the remote's folder: `mf-membership` */
  unit: string;
  /** `GET /member/keepsakes` */
  call: string;
}

/**
 * Adds a call that reads a new table: row, endpoint, table, handler with its route, and a test of the server. Returns the
 * written files, below the root. The migration and the OpenAPI document are made from them (see cli.ts).
 */
export function addCall(root: string, request: CallRequest): string[] {
  const names = namesOf(request);
  const { unit, topic } = names;
  const domain = `app-server/src/domains/${unit.slice('mf-'.length)}`;
  const routes = `${domain}/routes.ts`;
  if (!existsSync(join(root, unit, 'contract/index.ts')))
    throw new Error(`${unit} has no contract/index.ts, to which a row could be added.`);
  if (!existsSync(join(root, routes)))
    throw new Error(`There is no ${routes}: add the call to the routes.ts of a folder below it by hand.`);
  const added: Record<string, string> = {
    [`${unit}/contract/${topic}.calls.ts`]: rowSource(names),
    [`${unit}/src/api/${topic}.ts`]: endpointSource(names),
    [`${domain}/tables/${topic}.ts`]: tableSource(names),
    [`${domain}/${topic}.ts`]: handlerSource(names),
    [`${domain}/${topic}.test.ts`]: serverTestSource(names),
  };
  const taken = Object.keys(added).find((file) => existsSync(join(root, file)));
  if (taken !== undefined) throw new Error(`${taken} exists already.`);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const [contract, tables] = [`${unit}/contract/index.ts`, 'app-server/src/domains/tables.ts'];
  const changed = {
    [contract]: `${read(contract)}export * from './${topic}.calls.ts';\n`,
    [tables]: `${read(tables)}export * from './${unit.slice('mf-'.length)}/tables/${topic}.ts';\n`,
    [routes]: withRoute(read(routes), routes, names),
  };
  for (const [file, text] of Object.entries({ ...added, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...Object.keys(added), ...Object.keys(changed)];
}

function namesOf({ unit, call }: CallRequest): CallNames {
  const [, topic] = /^GET \/(?:[\w-]+\/)*([a-z]+(?:-[a-z]+)*)$/.exec(call) ?? [];
  if (topic === undefined)
    throw new Error(`"${call}" is not a call that reads a list: write it like 'GET /member/keepsakes'.`);
  if (!/^mf-[a-z]+$/.test(unit)) throw new Error(`"${unit}" is not a remote, such as mf-membership.`);
  const camel = topic.replaceAll(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
  return { call, topic, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1), unit };
}

/** The domain's routes with one more: an import of the row and of the handler, and the entry that binds them. */
function withRoute(text: string, file: string, { call, topic, camel, unit }: CallNames): string {
  const end = text.lastIndexOf('];');
  if (end === -1) throw new Error(`${file} has no list of routes.`);
  const imports = `import { ${camel}Calls } from '@resort/${unit}/contract';\nimport { ${camel}Of } from './${topic}.ts';\n`;
  const entry = `  ...serve(${camel}Calls)({ '${call}': ${camel}Of }),\n`;
  return joined(imports + text.slice(0, end) + entry + text.slice(end), unit);
}

/** One import of the contract: the linter refuses two of a module. */
function joined(text: string, unit: string): string {
  const found = [
    ...text.matchAll(new RegExp(`import \\{([^}]*)\\} from '@resort/${unit}/contract';\\n`, 'g')),
  ];
  const names = found.flatMap(([, list = '']) => list.split(',').map((name) => name.trim())).filter(Boolean);
  const without = found.reduce((rest, [line]) => rest.replace(line, ''), text);
  return `import { ${names.sort().join(', ')} } from '@resort/${unit}/contract';\n${without}`;
}
