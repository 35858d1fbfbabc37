import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DeniedError, problemOf, sendProblem, TooManyError } from '../../base/problem.ts';
import { addressLimit } from './address-limit.ts';
import type { Cohort } from '../counts.ts';
import { parseReport } from '../report.ts';
import { networkName } from './network.ts';
import type { ReportCollector } from './report-collector.ts';
import type { Visit } from './visit-token.ts';

const LARGEST_REPORT_BYTES = 8 * 1024;

export interface ReportReaders {
  cohortOf: (request: FastifyRequest) => Promise<Cohort | null>;
  visitOf: (request: FastifyRequest) => Visit | null;
  /** see Keyring.visitKey */
  key: Buffer;
}

/**
 * `POST /v1/reports`: a ClientReport as application/json. The response is 204, also for a release that is no longer
 * served and for a report without a visit of that release, neither of which is counted. Refused as problem+json: an
 * invalid report (400), another site's page (403), and an address that sends too many (429).
 * @param readers read whose page it is from the cookies that chose its release, and its visit from the token that came
 * with it
 */
export function addReportRoute(
  app: FastifyInstance,
  collector: ReportCollector,
  { cohortOf, visitOf, key }: ReportReaders,
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
      const cohort = await cohortOf(request);
      const visit = visitOf(request);
      if (cohort !== null && visit?.release === report.release) {
        const network = networkName(key, report.release, request.ip);
        await collector.take(report, cohort, { lot: visit.lot, network });
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
