import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@resort/release';
import type { FastifyInstance } from 'fastify';
import { pinDevelopment, publishDevelopmentShell } from './deliver.ts';
import { changePages, withScript } from './page.ts';

const projectRoot = new URL('../..', import.meta.url).pathname;
const RELOADS = '/_live/reloads';
const SETTLED_MS = 100;

const RELOAD_ON_WORD = `new EventSource('${RELOADS}').onmessage = () => location.reload();`;

/** Rebuilds the shell after every edit in `shell` or `shared`, pins it, and reloads every open page. */
export async function liveShell(app: FastifyInstance, registry: Registry): Promise<void> {
  const listeners = new Set<{ write(text: string): unknown; end(): unknown }>();
  app.get(RELOADS, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    listeners.add(reply.raw);
    request.raw.on('close', () => listeners.delete(reply.raw));
  });
  changePages(app, async (html) => ({ html: withScript(html, RELOAD_ON_WORD) }));

  const rebuild = oneAtATime(async () => {
    try {
      const shell = await publishDevelopmentShell(registry);
      await pinDevelopment(registry, [shell]);
      console.log(`reload: ${shell}`);
      // the origin reads the channel once a second
      setTimeout(() => listeners.forEach((listener) => listener.write('data: reload\n\n')), 1000);
    } catch (error) {
      console.error(error); // an error in the sources: the next edit tries again
    }
  });
  const watchers = ['shell/src', 'shared/src'].map((folder) =>
    watch(join(projectRoot, folder), { recursive: true }, rebuild),
  );
  app.addHook('preClose', async () => {
    for (const watcher of watchers) watcher.close();
    for (const listener of listeners) listener.end();
  });
}

/** Runs the work when edits have settled, never concurrently, and again for edits during a run. */
function oneAtATime(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, SETTLED_MS);
  };
}
