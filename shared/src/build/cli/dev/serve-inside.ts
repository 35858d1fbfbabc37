import { join } from 'node:path';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createRsbuild } from '@rsbuild/core';
import { liveRemoteConfig } from '../../remote-config.ts';
import { unitContext } from '../../common.ts';
import { splitLanguage } from '../../../contract/languages.ts';
import { readDefinition } from '../definition.ts';
import { forward, type Page } from './forward.ts';
import { withLiveRemote } from './live-page.ts';

const FIRST_PORT = '4390';
const HMR = '/rsbuild-hmr';

/**
 * Serves the product of another origin on this machine, with this remote live from its sources: pages, files and calls are
 * passed on, and in a page only this remote's address is replaced. Nothing changes for anybody else. The page's policy and
 * integrity rules are removed, because they list the files of the release. Returns what to say when it is ready.
 */
export async function serveInside(root: string, args: string[]): Promise<string> {
  const options = { inside: { type: 'string' }, port: { type: 'string', default: FIRST_PORT } } as const;
  const { values } = parseArgs({ args, options });
  if (values.inside === undefined)
    throw new Error('resort dev --inside https://… : the origin of a product.');
  const origin = new URL(values.inside).origin;

  process.env['NODE_ENV'] = 'development';
  const configUrl = pathToFileURL(join(root, 'rsbuild.config.ts')).href;
  const { unit } = unitContext(configUrl);
  const base = `/_live/${unit}/`;
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: liveRemoteConfig(configUrl, base, 'production'),
  });
  const live = await rsbuild.createDevServer();
  const change = async (page: Page, path: string): Promise<Page> => {
    const definition = await readDefinition(root);
    const { route } = splitLanguage(path);
    const isOwn = definition.routes.some((one) => one.path === route);
    return {
      html: withLiveRemote(page.html, unit, base, definition),
      status: isOwn ? 200 : page.status,
    };
  };
  const server = createServer((request, response) => {
    if (isLive(request)) live.middlewares(request, response, () => response.writeHead(404).end());
    else forward(origin, request, response, change).catch((error: unknown) => refuse(response, error));
  });
  live.connectWebSocket({ server });
  await new Promise<void>((ready) => server.listen(Number(values.port), 'localhost', ready));
  await live.afterListen();
  const { port } = server.address() as AddressInfo;
  return `${unit} live inside ${origin}\nready http://localhost:${port}`;
}

const isLive = ({ url = '' }: IncomingMessage) => url.startsWith('/_live/') || url.startsWith(HMR);

function refuse(response: ServerResponse, error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
  response.end('The product did not answer.');
}
