import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { liveRemoteConfig } from '@resort/shared/build';
import { createRsbuild } from '@rsbuild/core';
import type { FastifyInstance } from 'fastify';
import { readDefinition } from '../../shared/src/build/cli/definition.ts';
import { withLiveRemote } from '../../shared/src/build/cli/dev/live-page.ts';
import { changePages, KEEP_RENDERERS, withScript } from './page.ts';

/** Serves a remote from its sources, with hot reload, instead of the pinned one. `root`: its folder. */
export async function liveRemote(app: FastifyInstance, root: string): Promise<void> {
  const unit = basename(root);
  const base = `/_live/${unit}/`;
  const configUrl = pathToFileURL(join(root, 'rsbuild.config.ts')).href;
  // the build of the development shell has set `production`, which disables React Refresh
  process.env['NODE_ENV'] = 'development';
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: liveRemoteConfig(configUrl, base) });
  const server = await rsbuild.createDevServer();

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/_live/') && !request.url.startsWith('/rsbuild-hmr')) return;
    reply.hijack();
    server.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
  changePages(app, async (html, route) => {
    const definition = await readDefinition(root);
    return {
      html: withScript(withLiveRemote(html, unit, base, definition), KEEP_RENDERERS),
      found: definition.routes.some(({ path }) => path === route),
    };
  });
  server.connectWebSocket({ server: app.server });
  app.addHook('onListen', () => server.afterListen());
  app.addHook('onClose', () => server.close());
}
