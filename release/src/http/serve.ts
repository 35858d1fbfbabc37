import { once } from 'node:events';
import Fastify from 'fastify';
import { registryApi, type ApiSettings } from './registry-api.ts';

/** Serves the registry's API until the process is told to end. TLS ends at a proxy in front. */
export async function serve(settings: ApiSettings, port: number): Promise<void> {
  const app = Fastify({ logger: { level: 'warn' } });
  await app.register(registryApi(settings));
  const address = await app.listen({ port });
  process.stdout.write(`ready ${address}\n`);
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await app.close();
}
