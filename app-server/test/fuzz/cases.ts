import fc from 'fast-check';
import { nearly, oddSegments, rawBodies, rawQueries } from './changes.ts';
import type { Operation } from './operations.ts';
import { valuesOf } from './values.ts';
import type { Words } from './words.ts';

type Members = Record<string, unknown>;

/** One request to try: everything except the signature, which is added when it is sent. It can be printed. */
export interface FuzzCase {
  readonly kind: 'valid' | 'near' | 'raw';
  readonly as: 'member' | 'visitor';
  readonly params: Readonly<Record<string, string>>;
  readonly payload: Members;
  /** sent instead of the payload */
  readonly raw?: { readonly body: string; readonly contentType: string } | { readonly query: string };
}

/** The parts of a realistic request that the call's own schema does not define. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly payload?: Readonly<Members>;
}

export interface Material {
  readonly words: Words;
  /** real requests of this call, with the member's own ids */
  readonly samples: readonly Sample[];
}

/**
 * Generates payloads by the schema, mostly with existing ids: from one real request, or from many responses.
 */
function requestsOf(
  { payload, params, path }: Operation,
  { words, samples }: Material,
): fc.Arbitrary<Sample> {
  const known = (name: string) => words.of(name, path);
  const made = fc.record({
    params: fc.record(
      Object.fromEntries(
        params.map((name) => [
          name,
          valuesOf({ type: 'string', minLength: 1, maxLength: 40 }, { name, known }),
        ]),
      ) as Record<string, fc.Arbitrary<string>>,
      { noNullPrototype: true },
    ),
    payload: valuesOf(payload, { name: '', known }) as fc.Arbitrary<Members>,
  });
  if (samples.length === 0) return made;
  const real = fc.tuple(made, fc.constantFrom(...samples), fc.boolean()).map(([own, sample, isMixed]) => ({
    params: { ...own.params, ...sample.params },
    payload: { ...(isMixed ? own.payload : carriedIn(own.payload)), ...sample.payload },
  }));
  return fc.oneof({ weight: 3, arbitrary: real }, { weight: 2, arbitrary: made });
}

/** The parameters that every call accepts. */
const carriedIn = ({ idempotencyKey }: Members) => (idempotencyKey === undefined ? {} : { idempotencyKey });

const callers: fc.Arbitrary<FuzzCase['as']> = fc.oneof(
  { weight: 9, arbitrary: fc.constant('member' as const) },
  { weight: 1, arbitrary: fc.constant('visitor' as const) },
);

/** Requests of one call: valid ones, nearly valid ones, and malformed ones. */
export function casesOf(operation: Operation, material: Material): fc.Arbitrary<FuzzCase> {
  const { isGet, params } = operation;
  const requests = fc
    .tuple(requestsOf(operation, material), callers)
    .map(([{ params: named = {}, payload = {} }, as]) => ({ as, params: named, payload }));
  const valid = requests.map((one): FuzzCase => ({ kind: 'valid', ...one }));
  const nearPayload = requests.chain((one) =>
    nearly(one.payload, { isQuery: isGet }).map((payload): FuzzCase => ({ kind: 'near', ...one, payload })),
  );
  const nearPath = fc.tuple(requests, oddSegments, fc.nat()).map(([one, segment, n]): FuzzCase => ({
    kind: 'near',
    ...one,
    params: { ...one.params, [params[n % params.length] ?? '']: segment },
  }));
  const raws: fc.Arbitrary<NonNullable<FuzzCase['raw']>> = isGet
    ? rawQueries.map((query) => ({ query }))
    : rawBodies;
  const raw = fc
    .tuple(requests, raws)
    .map(([one, instead]): FuzzCase => ({ kind: 'raw', ...one, payload: {}, raw: instead }));
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 4, arbitrary: params.length > 0 ? fc.oneof(nearPayload, nearPath) : nearPayload },
    { weight: 1, arbitrary: raw },
  );
}
