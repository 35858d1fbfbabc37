import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DeniedError, problemOf, sendProblem, TooManyError } from '../base/problem.ts';
import { addressLimit } from './address-limit.ts';
import type { Cohort } from '../health/counts.ts';
import { parseReport } from '../health/report.ts';
import type { ReportCollector } from './report-collector.ts';

const LARGEST_REPORT_BYTES = 8 * 1024;

/**
 * `POST /v1/reports`: a ClientReport as application/json. Returns 204, also for a release that is no longer
 * served. Refuses an invalid report (400), another site's page (403), and an address that sends too many
 * (429), as problem+json.
 * @param cohortOf the visitor's cohort, from the cookies that selected the release
 */
export function addReportRoute(
  app: FastifyInstance,
  collector: ReportCollector,
  cohortOf: (request: FastifyRequest) => Cohort | null,
): void {
  const mayReport = addressLimit();
  void app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    scope.setErrorHandler((error, request, reply) => {
      const problem = problemOf(error);
      if (problem.status === 500) request.log.error(error);
      return sendProblem(reply, problem);
    });
    scope.addHook('onRequest', async (request) => {
      const site = request.headers['sec-fetch-site'] ?? 'same-origin';
      if (site !== 'same-origin') throw new DeniedError(403, 'Only our own pages report here.');
      if (!mayReport(request.ip)) throw new TooManyError('Too many reports from this address.');
    });
    scope.post('/v1/reports', { bodyLimit: LARGEST_REPORT_BYTES }, async (request, reply) => {
      const report = parseReport(request.body);
      const cohort = cohortOf(request);
      if (cohort !== null) await collector.take(report, cohort);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
