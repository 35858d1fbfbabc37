import { sendOver } from '../platform/protocol/over-http.ts';
import { TESTS } from '../tools/variables.ts';

/** How long processes are replaced under load; once each in any case. */
export const MINUTES = Number(process.env['ROLLING_MINUTES'] ?? TESTS.ROLLING_MINUTES.default);
/** Status and code of a call that succeeded. */
export const OK = '200 0';
const CLIENTS = 6;

export interface Load {
  /** how often each answer came, by status and code */
  stop(): Promise<ReadonlyMap<string, number>>;
}

export const failedIn = (answers: ReadonlyMap<string, number>): number =>
  [...answers].filter(([answer]) => answer !== OK).reduce((sum, [, count]) => sum + count, 0);

/** Clients that call without a pause. */
export function startLoad(origin: string): Load {
  const over = new AbortController();
  const answers = new Map<string, number>();
  let calls = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!over.signal.aborted) {
      calls += 1;
      const answer = await answerTo(origin, calls);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  });
  return {
    async stop() {
      over.abort();
      await Promise.all(clients);
      return answers;
    },
  };
}

/** A signed call that reads the database. Each comes from an address of its own, which has its own limit. */
async function answerTo(origin: string, call: number): Promise<string> {
  const address = `10.${(call >> 16) % 256}.${(call >> 8) % 256}.${call % 256}`;
  const change = ({ headers }: { headers: Record<string, string> }) => {
    headers['x-forwarded-for'] = address;
  };
  try {
    const { status, envelope } = await sendOver(origin, 'GET /user/memberShipH5', { change });
    return `${status} ${envelope.code}`;
  } catch (error) {
    return error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error);
  }
}
