import { once } from 'node:events';
import Fastify from 'fastify';
import { listChannels } from '../../channels/channel.ts';
import { readTargets } from '../../automation/notices/targets.ts';
import { watchHealth } from '../../automation/watch/watch-channels.ts';
import { identityProvider } from '../../permissions/identity/provider.ts';
import { readIdentity } from '../../permissions/identity/settings.ts';
import { addSecurityHeaders } from '../serving/security-headers.ts';
import { addConsoleRoutes } from './console-route.ts';
import { registryApi, type ApiSettings } from './registry-api.ts';

/**
 * Serves the registry's API and the console, and monitors the health of every channel, until the process is
 * stopped. A proxy in front terminates TLS.
 */
export async function serve(settings: ApiSettings, port: number): Promise<void> {
  const app = Fastify({ logger: { level: 'warn' } });
  addSecurityHeaders(app, { production: process.env['APP_ENV'] === 'production' });
  const people = readIdentity(process.env);
  await app.register(registryApi({ ...settings, identity: people && identityProvider(people) }));
  addConsoleRoutes(app);
  const address = await app.listen({ port });
  process.stdout.write(`ready ${address}\nconsole ${address}/console\n`);
  const watch = watchHealth(settings.registry, () => listChannels(settings.registry), {
    notices: readTargets(process.env),
    tell: (sentence) => app.log.warn(sentence),
    onFault: (fault) => app.log.error(fault, 'the health of a channel could not be looked at'),
  });
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await watch.stop();
  await app.close();
}
