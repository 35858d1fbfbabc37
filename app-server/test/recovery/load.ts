import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { Identity } from '../platform/protocol/client.ts';
import { sendOver, signInOver } from '../platform/protocol/over-http.ts';
import { exchangeOnce } from './exchangers.ts';
import { stayOnce, type Guest } from './guests.ts';
import { payOnce, type Payer } from './payers.ts';

/** Below the limit of a session: five calls a second. */
const BETWEEN_WRITES_MS = 210;

/** The writes that one member's client knows of. */
export interface Writer {
  readonly phone: string;
  as: Identity | undefined;
  /** the language of the last write that succeeded */
  acknowledged: Language | undefined;
  /** languages of later writes without a response: either result is correct */
  unknown: Language[];
  acknowledgements: number;
  attempts: number;
}

/** The members who move money and book rooms at the same time. */
export interface Busy {
  readonly payers?: readonly Payer[];
  readonly guests?: readonly Guest[];
}

/** A session whose sign-in succeeded. */
export interface SignedIn {
  readonly phone: string;
  readonly as: Identity;
}

export interface Load {
  readonly writers: readonly Writer[];
  readonly signIns: readonly SignedIn[];
  /** HTTP statuses of the failed requests */
  readonly refusals: readonly number[];
  acknowledgements(): number;
  /** Resolves when no request is running. */
  stop(): Promise<void>;
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, n) => String(from + n));
const newWriter = (phone: string): Writer => ({
  phone,
  as: undefined,
  acknowledged: undefined,
  unknown: [],
  acknowledgements: 0,
  attempts: 0,
});

/** Demo members who write; nobody else signs in to their accounts, so their sessions stay valid. */
export const newWriters = () => numbers(66_000_101, 10).map(newWriter);
const SIGN_IN_PHONES = numbers(66_000_111, 10);

async function write(origin: string, writer: Writer, refusals: number[]): Promise<void> {
  writer.as ??= await signInOver(origin, writer.phone);
  const { as } = writer;
  const language = LANGUAGES[writer.attempts % LANGUAGES.length] ?? 'en';
  writer.attempts += 1;
  writer.unknown.push(language);
  const { envelope, status } = await sendOver(origin, 'PUT /user/users/{id}/language', {
    as,
    params: { id: as.userId },
    payload: { language },
  });
  if (envelope.code !== 0) return void refusals.push(status);
  writer.acknowledged = language;
  writer.unknown = [];
  writer.acknowledgements += 1;
}

/**
 * Signed calls from many members at once, as their clients would send them: they change languages, sign in
 * with real codes, move money and book rooms. Continues after refusals and broken connections, and records
 * what was acknowledged.
 */
export function startLoad(
  origin: () => string,
  writers: readonly Writer[],
  { payers = [], guests = [] }: Busy = {},
): Load {
  const signIns: SignedIn[] = [];
  const refusals: number[] = [];
  const end = new AbortController();
  const repeat = async (work: () => Promise<void>, betweenMs: number) => {
    while (!end.signal.aborted) {
      // Missing responses are expected; the next attempt follows.
      await work().catch(() => undefined);
      await pause(betweenMs);
    }
  };
  let turn = 0;
  const signInNext = async () => {
    const phone = SIGN_IN_PHONES[(turn += 1) % SIGN_IN_PHONES.length] ?? '';
    signIns.push({ phone, as: await signInOver(origin(), phone) });
  };
  const workers = [
    ...writers.map((writer) => repeat(() => write(origin(), writer, refusals), BETWEEN_WRITES_MS)),
    repeat(signInNext, 50),
    ...payers.map((payer) => repeat(() => payOnce(origin(), payer), 50)),
    ...payers.map((payer) => repeat(() => exchangeOnce(origin(), payer), 50)),
    ...[...payers, ...guests].map((guest) => repeat(() => stayOnce(origin(), guest), 50)),
  ];
  const acknowledgements = () =>
    signIns.length + writers.reduce((sum, writer) => sum + writer.acknowledgements, 0);
  const stop = async () => {
    end.abort();
    await Promise.all(workers);
  };
  return { writers, signIns, refusals, acknowledgements, stop };
}
