import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Smoke } from '../check.ts';
import { WAITS, type Answer } from '../cli/verb.ts';
import { UsageError, type Options } from '../cli/options.ts';
import { VERBS } from '../cli/verbs.ts';
import { describePublished } from '../cli/verbs/shipping.ts';
import { publishBuild, type Published } from '../publish.ts';
import type { Registry } from '../registry.ts';
import { allows, type Scope } from '../tokens/scopes.ts';
import { holderOf, type Holder } from '../tokens/tokens.ts';
import { addHealthRoutes } from './health-routes.ts';
import { DeniedError, problemOf, sendProblem } from './problem.ts';
import { fromWire, readCommand, type WireAnswer } from './wire.ts';

/** What each verb needs, null: any token; one that is not named here is for the machine that has the keys. */
const NEEDS: Readonly<Record<string, (options: Options) => Scope | null>> = {
  whoami: () => null,
  status: () => 'read',
  matrix: () => 'read',
  history: () => 'read',
  diff: () => 'read',
  audit: () => 'read',
  verify: () => 'read',
  evidence: () => 'read',
  health: () => 'read',
  check: ({ channel }) => `pin:${channel}`,
  pin: ({ channel }) => `pin:${channel}`,
  promote: ({ channel }) => `pin:${channel}`,
  rollback: ({ channel }) => `pin:${channel}`,
  rollout: ({ channel }) => `pin:${channel}`,
  halt: ({ channel }) => `pin:${channel}`,
  withdraw: ({ channel }) => `pin:${channel}`,
  approve: ({ channel }) => `approve:${channel}`,
  cohort: ({ channel }) => `grant:${channel}`,
  grant: ({ channel }) => `grant:${channel}`,
  freeze: () => 'admin',
  unfreeze: () => 'admin',
  block: () => 'block',
  unblock: () => 'block',
  policy: ({ check, forcing, approval }) => ((check ?? forcing ?? approval) === undefined ? 'read' : 'admin'),
  gc: () => 'admin',
};

const LARGEST_BUILD_BYTES = 64 * 1024 * 1024;

export interface ApiSettings {
  registry: Registry;
  smoke: Smoke | null;
}

/**
 * The registry's verbs over HTTP: `POST /v1/<verb>`, `Authorization: Bearer <token>`; refusals as problem+json. Beside
 * them `/health` and `/ready`.
 */
export function registryApi({ registry, smoke }: ApiSettings): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const problem = problemOf(error);
      if (problem.status === 500) request.log.error(error);
      return sendProblem(reply, problem);
    });
    addHealthRoutes(app, registry);

    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.post<{ Params: { verb: string } }>(
      '/v1/:verb',
      { bodyLimit: LARGEST_BUILD_BYTES },
      async (request, reply): Promise<WireAnswer> => {
        const holder = await authenticate(registry, request);
        const { options: asked, builds } = readCommand(request.params.verb, request.body);
        const options: Options = { ...asked, by: holder.name };
        const answer =
          options.verb === 'publish'
            ? await publishAll(registry, holder, options, builds.map(fromWire))
            : await runVerb(registry, holder, options, smoke);
        if (answer.exitCode === WAITS) reply.code(202);
        return { result: answer.json, text: answer.text, exitCode: answer.exitCode ?? 0 };
      },
    );
  };
}

async function authenticate(registry: Registry, { headers }: FastifyRequest): Promise<Holder> {
  const shown = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const holder = shown === undefined ? null : await holderOf(registry, shown);
  if (holder === null) throw new DeniedError(401, 'Send Authorization: Bearer with a token that is good.');
  return holder;
}

function demand({ name, scopes }: Holder, needed: Scope | null): void {
  if (needed !== null && !allows(scopes, needed))
    throw new DeniedError(403, `The token ${name} does not have ${needed}.`);
}

async function runVerb(
  registry: Registry,
  holder: Holder,
  options: Options,
  smoke: Smoke | null,
): Promise<Answer> {
  const verb = Object.hasOwn(VERBS, options.verb) ? VERBS[options.verb] : undefined;
  const needs = Object.hasOwn(NEEDS, options.verb) ? NEEDS[options.verb] : undefined;
  if (!verb || !needs) throw new UsageError(`There is no verb ${options.verb} over HTTP.`);
  demand(holder, needs(options));
  // promoting reads another channel, which is no secret to whoever may read
  return verb(registry, options, { env: {}, smoke, tell: () => {}, holder });
}

async function publishAll(
  registry: Registry,
  holder: Holder,
  { by, reason }: Options,
  builds: ReturnType<typeof fromWire>[],
): Promise<Answer> {
  if (builds.length === 0) throw new UsageError('publish takes builds over HTTP.');
  for (const { manifest } of builds) demand(holder, `publish:${manifest.unit}`);
  const done: Published[] = [];
  for (const build of builds) done.push(await publishBuild(registry, build, { by, reason }));
  return describePublished(done);
}
