import fc from 'fast-check';

type Members = Record<string, unknown>;

/** Wrong values for a field. */
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  '00.00',
  '-0.00',
  '999999999999999.99',
  '9999999999999999999',
  '１２',
  '2026-02-30',
  '9999-12-31',
  '0000-01-01',
  '24:00',
  '\0',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '\u202Egnp.exe\u200B',
  'e\u0301'.repeat(300),
  '__proto__',
  "' or 1=1 --",
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '%00',
  'x'.repeat(5_000),
  '9'.repeat(5_000),
  ' '.repeat(5_000),
  `${'a'.repeat(5_000)}!`,
  [],
  {},
  [[[]]],
  [null],
  { length: 1 },
  { toString: 1 },
];
/** For bodies only: longer than any request line. */
const HUGE: readonly unknown[] = [
  'x'.repeat(100_000),
  'x'.repeat(300_000),
  Array.from({ length: 5_000 }, () => '1'),
  nested(500),
];

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: nested(depth - 1) };
}

/** Half a surrogate pair, which JSON can contain and an address cannot. */
const HALF = '\uD800';

/** Every place in a payload, as the path of names that leads to it: `items.0.qty`. */
function placesOf(value: unknown, way: readonly string[] = []): string[][] {
  const here = way.length === 0 ? [] : [[...way]];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([name, one]) => placesOf(one, [...way, name]))];
}

/** A copy in which `change` was applied to the container of the place. */
function changed(
  payload: Members,
  way: readonly string[],
  change: (holder: Members, name: string) => void,
): Members {
  const copy = structuredClone(payload);
  let holder = copy;
  for (const name of way.slice(0, -1)) holder = holder[name] as Members;
  change(holder, way.at(-1) ?? '');
  return copy;
}

/** Sets an own property, even if its name has a special meaning in JavaScript. */
const put = (holder: Members, name: string, value: unknown) =>
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });

function drop(holder: Members, name: string): void {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
}

/** The payload with one fault: a field missing, added, of another type, at or over a bound, or unusual. */
export function nearly(payload: Members, { isQuery }: { readonly isQuery: boolean }): fc.Arbitrary<Members> {
  const odd = fc.constantFrom(...ODD, ...(isQuery ? [] : [...HUGE, HALF]));
  const surplus = fc
    .tuple(fc.constantFrom('zzz', '__proto__', 'constructor', '0', ''), odd)
    .map(([name, value]) => changed(payload, [name], (holder) => put(holder, name, value)));
  const places = placesOf(payload);
  if (places.length === 0) return surplus;
  const place = fc.constantFrom(...places);
  const omitted = place.map((way) => changed(payload, way, drop));
  const replaced = fc
    .tuple(place, odd)
    .map(([way, value]) => changed(payload, way, (holder, name) => put(holder, name, value)));
  return fc.oneof(
    { weight: 1, arbitrary: omitted },
    { weight: 1, arbitrary: surplus },
    { weight: 4, arbitrary: replaced },
  );
}

/** Values for an id in a path; never a segment that leads to another route. */
export const oddSegments: fc.Arbitrary<string> = fc.constantFrom(
  ...ODD.filter((value) => typeof value === 'string' && value !== '' && value.length < 100).map(String),
  'a/b',
  '%',
  '1;2',
  '1?x=1#y',
);

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'x',
];

/** Bodies that are not payloads. */
export const rawBodies: fc.Arbitrary<{ body: string; contentType: string }> = fc.record({
  body: fc.oneof(
    fc.constantFrom(
      'null',
      '[]',
      '"text"',
      '0',
      '{',
      '{}}',
      '{"a":1,"a":2}',
      '\uFEFF{}',
      '{"a":1e999}',
      '{"__proto__":{"x":1}}',
      '['.repeat(20_000),
      '{"a":'.repeat(20_000),
      `{"a":"${'x'.repeat(300_000)}"}`,
      "{'a':1}",
      '{"a":"\\u0000"}',
      '{"a":"\\ud800"}',
    ),
    fc.string({ minLength: 1, unit: 'binary' }),
    fc.json(),
  ),
  contentType: fc.oneof({ weight: 3, arbitrary: fc.constant('application/json') }, fc.constantFrom(...TYPES)),
});

/** Queries of unknown parameters. */
export const rawQueries: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'a',
    '=',
    '&&&',
    'id=1&id=2',
    'id[]=1',
    'id[a]=1',
    'id=%',
    'id=%00',
    'id=%ff%fe',
    'language=xx',
    '__proto__=1',
    'id='.padEnd(20_000, 'x'),
    'a&'.repeat(2_000),
  ),
  fc.webQueryParameters(),
);
