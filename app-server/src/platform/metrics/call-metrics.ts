import { ERRORS, type ErrorName } from '@resort/shared/contract';
import { Counter, Histogram, type Registry } from 'prom-client';

/** An answered call. Both labels come from the contract, so that arbitrary paths create no series. */
export interface AnsweredCall {
  /** `POST /user/otp/login`; undefined: not in the contract */
  readonly call: string | undefined;
  /** the envelope's; undefined: no envelope */
  readonly code: number | undefined;
  readonly status: number;
  readonly seconds: number;
}

export type CallMetrics = (answered: AnsweredCall) => void;

/** Errors for callers that are not authenticated, too late, or repeated. */
const REFUSALS: readonly ErrorName[] = [
  'SIGN_IN_AGAIN',
  'SESSION_SUPERSEDED',
  'CLOCK_SKEW',
  'BAD_SIGNATURE',
  'SIGN_CHECK',
  'REPLAYED',
];
const REASONS = new Map<number, string>(REFUSALS.map((name) => [ERRORS[name].code, name]));
const CODES = new Set<number>([0, ...Object.values(ERRORS).map(({ code }) => code)]);

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts and durations of calls, and refusals before any work. */
export function callMetrics(registry: Registry): CallMetrics {
  const registers = [registry];
  const calls = new Counter({
    name: 'resort_calls_total',
    help: 'Answered calls by the code of their envelope and their HTTP status',
    labelNames: ['call', 'code', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'resort_call_seconds',
    help: 'From the arrival of a call to the last byte of its answer',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'resort_refusals_total',
    help: 'Calls that were refused by the protocol, by reason',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of REASONS.values()) refusals.inc({ reason }, 0);
  return ({ call = 'none', code = -1, status, seconds }) => {
    calls.inc({ call, code: CODES.has(code) ? String(code) : 'none', status: String(status) });
    times.observe({ call }, seconds);
    const reason = REASONS.get(code);
    if (reason !== undefined) refusals.inc({ reason });
  };
}
