import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { RunningChecks } from '../../automation/checks/running-checks.ts';
import type { Smoke } from '../../composition/check.ts';
import { needsOf, refuseOtherArguments, WAITS, type Answer, type Need, type Verb } from '../../verbs/verb.ts';
import { UsageError } from '../../base/errors.ts';
import { argumentText, type Options } from '../../verbs/options.ts';
import { VERBS } from '../../verbs/all-verbs.ts';
import { describePublished } from '../../verbs/shipping.ts';
import { publishBuild, type Published } from '../../artifacts/publish.ts';
import type { Registry } from '../../registry/registry.ts';
import { allows } from '../../permissions/tokens/scopes.ts';
import { holderOf, type Holder } from '../../permissions/tokens/tokens.ts';
import type { IdentityProvider } from '../../permissions/identity/provider.ts';
import { addHealthRoutes } from './health-routes.ts';
import { DeniedError, problemOf, sendProblem } from '../../base/problem.ts';
import { addSignInRoutes, sessionOf } from './sign-in-routes.ts';
import { fromWire, readCommand, type WireAnswer } from './wire.ts';

const LARGEST_BUILD_BYTES = 64 * 1024 * 1024;

export interface ApiSettings {
  registry: Registry;
  smoke: Smoke | null;
  /** checks that run beside the requests; default: with `smoke` */
  checks?: RunningChecks;
  /** people sign in there; absent: tokens alone */
  identity?: IdentityProvider | null;
}

/**
 * The registry's verbs over HTTP: `POST /v1/<verb>`, `Authorization: Bearer <token>`; errors as problem+json.
 * Also `/health` and `/ready`.
 */
export function registryApi({
  registry,
  smoke,
  identity = null,
  ...settings
}: ApiSettings): FastifyPluginAsync {
  const checks = settings.checks ?? new RunningChecks(registry, smoke, () => null);
  return async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const problem = problemOf(error);
      if (problem.status === 500) request.log.error(error);
      return sendProblem(reply, problem);
    });
    addHealthRoutes(app, registry);
    addSignInRoutes(app, identity);

    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.post<{ Params: { verb: string } }>(
      '/v1/:verb',
      { bodyLimit: LARGEST_BUILD_BYTES },
      async (request, reply): Promise<WireAnswer> => {
        const holder = await authenticate(registry, identity, request);
        const { options: asked, builds, file: sentFile } = readCommand(request.params.verb, request.body);
        const options: Options = { ...asked, by: holder.name };
        const sent = builds.map(fromWire);
        const verb = permitted(
          holder,
          options,
          sent.map(({ manifest }) => manifest.unit),
        );
        if (identity !== null) demandPerson(holder, verb);
        const file = async () => {
          if (sentFile === undefined) throw new UsageError('Send the text of the release file as "file".');
          return sentFile;
        };
        const answer =
          options.verb === 'publish'
            ? await publishAll(registry, options, sent)
            : await verb.run(registry, options, { env: {}, smoke, tell: () => {}, file, holder, checks });
        if (answer.exitCode === WAITS) reply.code(202);
        return { result: answer.json, text: answer.text, exitCode: answer.exitCode ?? 0 };
      },
    );
  };
}

async function authenticate(
  registry: Registry,
  identity: IdentityProvider | null,
  request: FastifyRequest,
): Promise<Holder> {
  const shown = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? sessionOf(request);
  const holder =
    shown === null ? null : ((await holderOf(registry, shown)) ?? (await identity?.holderOf(shown)) ?? null);
  if (holder === null) throw new DeniedError(401, 'Send Authorization: Bearer with a token that is good.');
  return holder;
}

/** A token does not tell who uses it, so a person could approve what the same person proposed. */
function demandPerson({ name, isPerson }: Holder, { needs }: Verb): void {
  if (needs === 'approve:<channel>' && !isPerson)
    throw new DeniedError(403, `${name} is a token: here, approving takes a person who signed in.`);
}

/** These verbs need the keys of the machine, so no token is sufficient. */
function refuseLocal(verb: Verb, { verb: name, given }: Options): void {
  if (verb.needs === 'keys') throw new UsageError(`There is no verb ${name} over HTTP.`);
  const local = given.find((argument) => verb.takes[argument] === 'keys');
  if (local !== undefined)
    throw new UsageError(
      `${argumentText(local)} of ${name} is for the machine that has the keys: over HTTP the registry takes its own.`,
    );
}

/** Throws DeniedError if the token lacks one of these permissions. */
function demand({ name, scopes }: Holder, needs: readonly Need[], about: { channel: string; unit?: string }) {
  for (const need of needs) {
    if (need === 'anyone') continue;
    const scope = need.replace('<channel>', about.channel).replace('<unit>', about.unit ?? '*');
    if (!allows(scopes, scope)) throw new DeniedError(403, `The token ${name} does not have ${scope}.`);
  }
}

/** The verb of a command. Throws if the token's owner may not use it, or not with these arguments. */
function permitted(holder: Holder, options: Options, units: readonly string[]): Verb {
  const verb = Object.hasOwn(VERBS, options.verb) ? VERBS[options.verb] : undefined;
  if (!verb) throw new UsageError(`There is no verb ${options.verb} over HTTP.`);
  refuseOtherArguments(verb, options);
  refuseLocal(verb, options);
  const needs = needsOf(verb, options);
  const { channel } = options;
  for (const unit of units) demand(holder, needs, { channel, unit });
  if (units.length === 0) demand(holder, needs, { channel });
  return verb;
}

async function publishAll(
  registry: Registry,
  { by, reason, allowDirty }: Options,
  builds: ReturnType<typeof fromWire>[],
): Promise<Answer> {
  if (builds.length === 0) throw new UsageError('publish takes builds over HTTP.');
  const done: Published[] = [];
  for (const build of builds) done.push(await publishBuild(registry, build, { by, reason, allowDirty }));
  return describePublished(done);
}
