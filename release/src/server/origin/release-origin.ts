import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { pageCohort } from './page-cohort.ts';
import { addVisit, pageVisit } from './page-visit.ts';
import { reportCollector, type ReportCollector } from '../../health/reports/report-collector.ts';
import { addReportRoute } from '../../health/reports/report-route.ts';
import { assertChannel } from '../../storage/names.ts';
import { acceptedEncodings } from '../serving/accept-encoding.ts';
import { sendSentence, sendWithEtag } from '../serving/conditional.ts';
import { crashedShell } from './crashed-shell.ts';
import { assigner, PERSONAL, type Assignment } from './assignment.ts';
import { followChannel, type FollowedChannel, type OriginSettings } from './channel/follow-channel.ts';
import { addPackRoute } from './pack-route.ts';
import { addPassRoutes } from './pass-routes.ts';
import { readPath } from './paths.ts';
import { addPointerRoute } from './pointer-route.ts';
import { addStoredRoutes } from './stored-routes.ts';
import { addWorkerRoute } from './worker-route.ts';

/**
 * The web side of the product: the registry's objects, and the page of the channel's current release for
 * every path that no other plug-in handles. Register it without a prefix: it is the server's not-found
 * handler, and plug-ins with a prefix keep their own.
 * @param settings `collector`: counts page reports, if another component does so; `served`: the followed channel, if
 * another component asks for it as well
 */
export function releaseOrigin(
  settings: OriginSettings & { collector?: ReportCollector; served?: FollowedChannel },
): FastifyPluginAsync {
  assertChannel(settings.channel);
  return async (app) => {
    const served = settings.served ?? followChannel(settings, app.log);
    const assign = assigner(settings, served);
    addStoredRoutes(app, settings);
    addPackRoute(app, served, assign);
    addPointerRoute(app, settings, assign);
    addWorkerRoute(app, assign);
    addPassRoutes(app, settings);
    const collector =
      settings.collector ?? reportCollector(settings, (fault) => app.log.error(fault, 'reports wait'));
    addReportRoute(app, collector, {
      cohortOf: async (request) => pageCohort(request, settings, (await served())?.rollout ?? null),
      visitOf: (request) => pageVisit(request, settings),
      key: settings.registry.keyring.visitKey,
    });
    app.addHook('onClose', () => collector.close());

    // before the body is read, so that a refused request is not parsed
    app.addHook('onRequest', async (request, reply) => {
      if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return;
      reply.header('allow', 'GET, HEAD');
      return sendSentence(reply, 405, 'Only GET and HEAD are answered here.');
    });

    app.setNotFoundHandler(async (request, reply) => {
      const meaning = readPath(request.url);
      if (meaning.kind === 'file') return sendSentence(reply, 404, 'No such file.');
      if (meaning.kind === 'redirect') {
        return reply
          .code(302)
          .header('cache-control', 'no-store')
          .header('location', meaning.location)
          .send();
      }
      const assignment = await assign(request, 'page');
      if (assignment !== null)
        return sendPage(request, reply, addVisit(request, assignment, settings), meaning);
      reply.header('retry-after', '5');
      return sendSentence(reply, 503, 'No release can be served yet.');
    });
  };
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { release, cookies, isPersonal }: Assignment,
  { language, route }: Extract<ReturnType<typeof readPath>, { kind: 'page' }>,
) {
  const [encoding = null] = acceptedEncodings(request.headers['accept-encoding']);
  const crashed = crashedShell(request);
  const { body, etag } = await release.page(route, language, encoding, crashed);
  // an unknown route gets the same page, and the shell shows the error page
  reply
    .code(release.hasRoute(route) ? 200 : 404)
    .headers(release.headers)
    .type('text/html; charset=utf-8');
  if (isPersonal || crashed !== null) reply.headers(PERSONAL);
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return sendWithEtag(request, reply, etag, body);
}
