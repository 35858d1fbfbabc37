import type { CallKey } from '@resort/shared/contract';
import type { ServedCall } from '../../src/platform/calls/serve.ts';
import { compose, VISITOR, type CallOptions, type Identity, type Wire } from '../platform/protocol/client.ts';
import { SERVED_AFTER_SESSION_END } from '../../src/platform/protocol/special-calls.ts';
import type { TestApp } from '../platform/protocol/test-app.ts';

/** The callers, each with their own session. */
export interface People {
  readonly member: Identity;
  readonly other: Identity;
  /** sessions that ended, and how */
  readonly signedOut: Identity;
  readonly expired: Identity;
  readonly revoked: Identity;
  readonly superseded: Identity;
  readonly frozen: Identity;
}

/** A call as its own client would make it, before tampering. */
export interface Honest {
  readonly app: TestApp;
  readonly call: ServedCall;
  readonly people: People;
  readonly options: CallOptions & { readonly random: string; readonly timestamp: number };
}

/** One change to a call that its own client would not make. */
export interface Tampering {
  readonly what: string;
  /** the expected error code, the same for every call */
  readonly code: number;
  /** the HTTP status; business results come with 200 */
  readonly status?: number;
  /** the calls that it applies to; default: all */
  readonly to?: (call: ServedCall) => boolean;
  /** the change before the call is signed */
  readonly signed?: (honest: Honest) => Partial<CallOptions>;
  /** the change after it is signed */
  readonly sent?: (wire: Wire, honest: Honest) => void;
}

const SECOND = 1_000;
const isMembers = ({ row }: ServedCall) => row.access !== 'anyone';
const hasBody = ({ method }: ServedCall) => method !== 'GET';
const endsWithSession = (call: ServedCall) => isMembers(call) && !SERVED_AFTER_SESSION_END.has(call.key);
const isChecked = ({ row }: ServedCall) => row.signCheck === true;

const as =
  (who: keyof People) =>
  ({ people }: Honest) => ({ as: people[who] });
const header = (name: string, value: string | undefined) => (wire: Wire) => {
  if (value === undefined) delete wire.headers[name];
  else wire.headers[name] = value;
};
const flipped = (hex = '') => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`;
/** The signature of the same request under another method or path. */
const signedAs =
  (key: (call: ServedCall) => string) =>
  (wire: Wire, { app, call, options }: Honest) => {
    wire.headers['sign'] = compose(app, key(call) as CallKey, options).headers['sign'] ?? '';
  };

const WITHOUT_A_SESSION: readonly Tampering[] = [
  { what: 'no token', code: 301, to: isMembers, signed: () => ({ as: VISITOR }) },
  {
    what: 'the token in a cookie and as a bearer’s',
    code: 301,
    to: isMembers,
    signed: () => ({ as: VISITOR }),
    sent: ({ headers }, { people: { member } }) => {
      headers['cookie'] = `tokenValue=${member.token}; Authorization-App=${member.token}`;
      headers['authorization'] = `Bearer ${member.token}`;
    },
  },
  {
    what: 'a token of nobody',
    code: 301,
    signed: ({ people }) => ({ as: { ...people.member, token: 'x'.repeat(43) } }),
  },
  {
    what: 'a token one character off',
    code: 301,
    signed: ({ people: { member } }) => ({
      as: { ...member, token: (member.token.startsWith('A') ? 'B' : 'A') + member.token.slice(1) },
    }),
  },
  { what: 'a session that signed out', code: 301, to: endsWithSession, signed: as('signedOut') },
  { what: 'a session that is over', code: 301, to: endsWithSession, signed: as('expired') },
  { what: 'a session ended from elsewhere', code: 301, to: endsWithSession, signed: as('revoked') },
  { what: 'a session with five newer ones', code: 40152, to: endsWithSession, signed: as('superseded') },
  { what: 'a session of a frozen member', code: 40152, to: endsWithSession, signed: as('frozen') },
];

const WITH_ANOTHER_KEY: readonly Tampering[] = [
  {
    what: 'the visitors’ key',
    code: 10002,
    signed: ({ people: { member } }) => ({ as: { ...member, key: VISITOR.key } }),
  },
  {
    what: 'another member’s key',
    code: 10002,
    signed: ({ people: { member, other } }) => ({ as: { ...member, key: other.key } }),
  },
  {
    what: 'another member’s token',
    code: 10002,
    signed: ({ people: { member, other } }) => ({ as: { ...member, token: other.token } }),
  },
  {
    what: 'another member’s id',
    code: 10002,
    signed: ({ people: { member, other } }) => ({ as: { ...member, userId: other.userId } }),
  },
  {
    what: 'an empty key',
    code: 10002,
    signed: ({ people: { member } }) => ({ as: { ...member, key: Buffer.alloc(0) } }),
  },
  {
    what: 'the token taken away after signing',
    code: 10002,
    sent: header('Authorization-App', ''),
  },
];

const CHANGED_ON_THE_WAY: readonly Tampering[] = [
  {
    what: 'a signature one digit off',
    code: 10002,
    sent: ({ headers }) => (headers['sign'] = flipped(headers['sign'])),
  },
  { what: 'another path', code: 10002, sent: signedAs(({ method, path }) => `${method} /elsewhere${path}`) },
  {
    what: 'another method',
    code: 10002,
    to: hasBody,
    sent: signedAs(({ method, path }) => `${method === 'PUT' ? 'POST' : 'PUT'} ${path}`),
  },
  {
    what: 'a query with one more member',
    code: 10002,
    sent: (wire) => (wire.url += wire.url.includes('?') ? '&extra=1' : '?extra=1'),
  },
  { what: 'a body with one more space', code: 10002, to: hasBody, sent: (wire) => (wire.body += ' ') },
  {
    what: 'a body with one more member',
    code: 10002,
    to: hasBody,
    sent: (wire) => (wire.body = JSON.stringify({ ...JSON.parse(wire.body ?? '{}'), extra: 1 })),
  },
  {
    what: 'a timestamp one millisecond off',
    code: 10002,
    sent: ({ headers }) => (headers['timestamp'] = String(Number(headers['timestamp']) + 1)),
  },
  { what: 'another random id', code: 10002, sent: header('random', 'f'.repeat(32)) },
  {
    what: 'a timestamp of 301 s ago',
    code: 10003,
    signed: ({ options }) => ({ timestamp: options.timestamp - 301 * SECOND }),
  },
  {
    what: 'a timestamp 301 s from now',
    code: 10003,
    signed: ({ options }) => ({ timestamp: options.timestamp + 301 * SECOND }),
  },
  { what: 'no sign-check', code: 16004, to: isChecked, sent: header('sign-check', undefined) },
  {
    what: 'a sign-check one digit off',
    code: 16004,
    to: isChecked,
    sent: ({ headers }) => (headers['sign-check'] = flipped(headers['sign-check'])),
  },
];

/** Every header of the protocol: removed, and with an invalid value. */
const OTHER_HEADERS: readonly Tampering[] = [
  ['platform', '3'],
  ['channel', 'miniProgram'],
  ['sign', 'MH5-2'],
  ['timestamp', '2026-11-21T00:00:00Z'],
  ['random', 'not-hex'],
].flatMap(([name = '', value]) => [
  { what: `no ${name}`, code: 10001, sent: header(name, undefined) },
  { what: `${name}: ${value}`, code: 10001, sent: header(name, value) },
]);

const OTHER_FORMS: readonly Tampering[] = [
  { what: 'no language header', code: 10001, sent: header('language', undefined) },
  {
    what: 'a repeated member of the query',
    code: 10001,
    sent: (wire) => (wire.url += `${wire.url.includes('?') ? '&' : '?'}x=1&x=2`),
  },
  { what: 'a body that is a list', code: 10001, to: hasBody, sent: (wire) => (wire.body = '[]') },
  {
    what: 'a body that is no JSON',
    code: 10001,
    status: 400,
    to: hasBody,
    sent: (wire) => (wire.body = '{"a":'),
  },
  {
    what: 'a body of another kind',
    code: 10001,
    status: 415,
    to: hasBody,
    sent: header('Content-Type', 'application/x-www-form-urlencoded'),
  },
  { what: 'no body', code: 10001, to: hasBody, sent: (wire) => (wire.body = '') },
];

/** All changes. Each is refused before the call's own code runs. */
export const TAMPERINGS: readonly Tampering[] = [
  ...WITHOUT_A_SESSION,
  ...WITH_ANOTHER_KEY,
  ...CHANGED_ON_THE_WAY,
  ...OTHER_HEADERS,
  ...OTHER_FORMS,
];
