import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sample, type Schema } from '@resort/shared/testing/sample';

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  /** `{}` among them: a visitor may call it, too */
  readonly security?: readonly object[];
  readonly responses: { readonly 200: { readonly content: { 'application/json': { schema: Schema } } } };
}
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

/** A back end that knows nothing but the OpenAPI document. */
export interface ForeignServer {
  /** for APP_SERVER_BASE */
  readonly base: string;
  /** calls that were answered: `GET /user/info` */
  readonly answered: ReadonlySet<string>;
  /** requests that the document does not describe, each with its reason */
  readonly refused: readonly string[];
  stop(): Promise<void>;
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#446"/></svg>';

/** @param text the content of `openapi.json` */
export async function startForeignServer(text: string): Promise<ForeignServer> {
  const document = JSON.parse(text) as Document;
  const base = document.servers[0]?.url ?? '';
  const answered = new Set<string>();
  const refused: string[] = [];
  const calls = callsOf(document);

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    addCors(request, response);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.slice(base.length);
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (path === '/picture.svg') return response.setHeader('content-type', 'image/svg+xml').end(PICTURE);
    const call = calls.find(({ method, matches }) => method === request.method && matches.test(path));
    const missing = call?.headers.filter((name) => request.headers[name] === undefined) ?? [];
    response.setHeader('content-type', 'application/json');
    if (call === undefined || missing.length > 0) {
      refused.push(
        `${request.method} ${path}: ${call ? `without ${missing.join()}` : 'not in the document'}`,
      );
      return response.writeHead(404).end(envelope(10011, null));
    }
    answered.add(call.key);
    return response.end(envelope(0, sample(call.data)));
  };

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    answered,
    refused,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const envelope = (code: number, data: unknown) =>
  JSON.stringify({ code, data, errorCode: null, message: code === 0 ? '' : 'not found' });

/** Pages come from another origin. */
function addCors({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
  response.setHeader('access-control-expose-headers', 'date');
}

/** Paths without parameters first, because `/user/users/{id}` would also match another path's words. */
function callsOf({ paths, components }: Document) {
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        key: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        matches: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
        headers: headersOf(operation, components.parameters),
        data: dataOf(operation),
      })),
    )
    .toSorted((one, other) => one.key.split('{').length - other.key.split('{').length);
}

function headersOf(operation: Operation, known: Document['components']['parameters']): string[] {
  const parameters = (operation.parameters ?? []).map(
    (each) => known[each.$ref?.split('/').at(-1) ?? ''] ?? each,
  );
  const { security = [{}] } = operation;
  const token = security.every((way) => 'token' in way) ? ['authorization-app'] : [];
  return [
    ...parameters.filter((each) => each.in === 'header' && each.required).map(({ name = '' }) => name),
    ...token,
  ];
}

/** The schema of a successful response's `data`. */
function dataOf({ responses }: Operation): Schema {
  const [success] = responses[200].content['application/json'].schema.anyOf ?? [];
  const data = success?.allOf?.find(({ properties }) => properties?.['data'])?.properties?.['data'];
  if (data === undefined) throw new Error('a response without data');
  return data;
}
