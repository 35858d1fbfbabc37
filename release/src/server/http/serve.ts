import { once } from 'node:events';
import Fastify from 'fastify';
import { listChannels } from '../../channels/channel.ts';
import { readNightly } from '../../automation/checks/nightly.ts';
import { RunningChecks } from '../../automation/checks/running-checks.ts';
import { watchNightly } from '../../automation/checks/watch-nightly.ts';
import { RELEASES } from '../../base/variables.ts';
import { readTargets } from '../../automation/notices/targets.ts';
import { watchHealth } from '../../automation/watch/watch-channels.ts';
import { identityProvider } from '../../permissions/identity/provider.ts';
import { readIdentity } from '../../permissions/identity/settings.ts';
import { addSecurityHeaders } from '../serving/security-headers.ts';
import { addConsoleRoutes } from './console-route.ts';
import { OPEN_API_FILES } from '../../verbs/options.ts';
import { registryApi, type ApiSettings } from './registry-api.ts';

export interface ServeSettings extends Pick<ApiSettings, 'registry' | 'smoke'> {
  /** why screens cannot be opened on this machine; null if they can */
  whyNoBrowser: () => string | null;
}

/**
 * Serves the registry's API and the console, and monitors the health of every channel, until the process is
 * stopped. A proxy in front terminates TLS.
 */
export async function serve(settings: ServeSettings, port: number): Promise<void> {
  const app = Fastify({ logger: { level: 'warn' } });
  addSecurityHeaders(app, { production: process.env['APP_ENV'] === 'production' });
  const { registry, smoke, whyNoBrowser } = settings;
  const people = readIdentity(process.env);
  const at = readNightly(process.env);
  const checks = new RunningChecks(registry, smoke, whyNoBrowser);
  await app.register(registryApi({ registry, smoke, checks, identity: people && identityProvider(people) }));
  addConsoleRoutes(app);
  const address = await app.listen({
    port,
    host: process.env['RELEASE_HOST'] || RELEASES.RELEASE_HOST.default,
  });
  process.stdout.write(`ready ${address}\nconsole ${address}/console\n`);
  const watch = watchHealth(registry, () => listChannels(registry), {
    notices: readTargets(process.env),
    tell: (sentence) => app.log.warn(sentence),
    onFault: (fault) => app.log.error(fault, 'the health of a channel could not be looked at'),
  });
  const nightly = at === null ? null : { registry, checks, at, openApiFiles: OPEN_API_FILES };
  const night =
    nightly &&
    watchNightly(nightly, { tell: (text) => app.log.warn(text), onFault: (fault) => app.log.error(fault) });
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await night?.stop();
  await watch.stop();
  await app.close();
}
