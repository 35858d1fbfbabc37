import {
  addSecurityHeaders,
  followChannel,
  openLocalRegistry,
  readTargets,
  releaseFigures,
  releaseOrigin,
  servedNumber,
  watchHealth,
} from '@resort/release';
import { readOrigins } from '@resort/shared/origins';
import Fastify from 'fastify';
import { buildUnits } from '../build/build-units.mjs';
import { deliverBuilds } from '../build/deliver-builds.mjs';
import { listen, readPort } from './listen.mjs';
import { step } from './steps.mjs';
import { RELEASES } from './variables.mjs';

/**
 * What `npm start` serves: the working tree's builds, as pinned. `extend` may add to the server before it
 * listens.
 */
const pinnedProduct = (channel) => ({
  channel,
  async deliver(registry, publicConfig, environment) {
    // a process without a signing key only serves
    if (registry.keyring.signer !== null)
      await step('build', 'See the compiler’s message above.', buildUnits);
    await step('publish and pin', 'See "npm run release -- status".', () =>
      deliverBuilds(registry, { channel, config: publicConfig, environment }),
    );
  },
  async extend(_app) {},
});

/**
 * Delivers and serves everything on one origin: pages, artifacts, and our app server with its database. Where
 * APP_SERVER_BASE is an address, the calls go there, and neither our app server nor a database is opened.
 */
export async function startProduct(
  env,
  product = pinnedProduct(env.RELEASE_CHANNEL || RELEASES.RELEASE_CHANNEL.default),
) {
  const { channel, deliver, extend } = product;
  const { backEnd, port, sources } = await step('configuration', 'Correct the variable it names.', () =>
    configuration(env),
  );
  const { environment, dataDir, publicConfig, fastifyOptions, regionOf } = backEnd;
  const registry = await step('registry', 'RELEASE_STORE and its neighbours: docs/another-machine.md.', () =>
    openLocalRegistry(dataDir, env),
  );
  await deliver(registry, publicConfig, environment);
  const app = Fastify(fastifyOptions);
  const server = await backEnd.open(releaseFigures(registry, channel), app.log);
  server.prepare(app);
  addSecurityHeaders(app, { production: environment === 'production' });
  const settings = { registry, channel, ...sources, regionOf };
  const served = followChannel(settings, app.log);
  await server.mount(app, () => servedNumber(served));
  await extend(app, registry);
  await app.register(releaseOrigin({ ...settings, served }));
  const watch = watchHealth(registry, async () => [channel], {
    notices: readTargets(process.env),
    tell: (sentence) => app.log.warn(sentence),
    onFault: (fault) => app.log.error(fault, 'the health of the channel could not be looked at'),
  });
  const stop = await server.start(app);
  stopOnSignal(() => stop(() => watch.stop()));
  await step('listen', 'Set PORT to a free one.', () => listen(app, port));
  const origin = `http://localhost:${app.server.address().port}`;
  console.log(`ready ${origin}`);
  server.sayReady(origin);
}

const isAddress = (base) => /^https?:/.test(base ?? '');

/** PORT first: other variables have it in their defaults. */
async function configuration(env) {
  const port = readPort(env);
  const { configure } = isAddress(env.APP_SERVER_BASE)
    ? await import('./back-end/elsewhere.mjs')
    : await import('./back-end/ours.mjs');
  const sources = {
    pictureOrigins: readOrigins('PICTURE_ORIGINS', env.PICTURE_ORIGINS),
    mapOrigins: readOrigins('MAP_ORIGINS', env.MAP_ORIGINS),
    formOrigins: readOrigins('PAYMENT_FORM_ORIGINS', env.PAYMENT_FORM_ORIGINS),
  };
  const backEnd = configure(env);
  // before minutes of building, and before anything is written
  await backEnd.refuseTaken?.();
  return { backEnd, port, sources };
}

/**
 * Ctrl-C stops everything that was started here; a second one does not wait. One press may arrive twice at
 * once.
 */
function stopOnSignal(stop) {
  let askedAt = null;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (askedAt !== null && performance.now() - askedAt > 500) process.exit(1);
      if (askedAt !== null) return;
      askedAt = performance.now();
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
