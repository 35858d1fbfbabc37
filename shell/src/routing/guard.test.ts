import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@resort/shared/i18n';
import type { MiniProgramTarget, RouteMeta } from '@resort/shared/remote';
import { miniProgramLink } from '@resort/shared/wechat';
import { guard } from './guard.ts';

const CARD = '/my-membership';
const loading = (code: number): MiniProgramTarget => ({ code, page: 'loading' });
const visitors = (path: string, miniProgram: MiniProgramTarget): RouteMeta => ({
  path,
  access: 'public',
  visitorsOnly: true,
  miniProgram,
});
const member = (path: string, miniProgram?: MiniProgramTarget): RouteMeta => ({
  path,
  access: 'member',
  ...(miniProgram && { miniProgram }),
});
const back = (path: string) => `/join-us?redirect=${encodeURIComponent(path)}`;

interface Row {
  route: RouteMeta | null;
  /** null: stay */
  visitor: string | null;
  member: string | null;
  /** in WeChat, by `named` and by `all`; null: no hand-off */
  named: { path: string; code: string | null } | null;
  all?: { path: string; code: string | null };
}
const LOADING = 'pages/loading/index';
const TERMS = 'pages/termsOfUse/index';
const MY = 'pages/my/index';
const noCode = { path: MY, code: null };

/** Specification §2 and domain design §1.3, row by row. */
const TABLE: Row[] = [
  { route: null, visitor: '/join-us', member: CARD, named: null },
  {
    route: visitors('/join-us', loading(11)),
    visitor: null,
    member: CARD,
    named: { path: LOADING, code: '11' },
  },
  {
    route: visitors('/sign-in', loading(11)),
    visitor: null,
    member: CARD,
    named: { path: LOADING, code: '11' },
  },
  {
    route: { path: '/terms-n-conditions', access: 'public', miniProgram: { code: 3, page: 'terms' } },
    visitor: null,
    member: null,
    named: { path: TERMS, code: '3' },
  },
  { route: { path: '/sms', access: 'public' }, visitor: null, member: null, named: null },
  {
    route: member(CARD, loading(11)),
    visitor: '/join-us',
    member: null,
    named: { path: LOADING, code: '11' },
  },
  ...(
    [
      ['/my-vouchers', 6],
      ['/my-benefits', 5],
      ['/my-profile', 9],
      ['/spend-dollars', 2],
      ['/redeem-rewards', 3],
      ['/transaction-history', 4],
    ] as const
  ).map(([path, code]) => ({
    route: member(path, loading(code)),
    visitor: back(path),
    member: null,
    named: { path: LOADING, code: String(code) },
  })),
  ...['/exchangeSure', '/exchangeSuccess', '/pointsSuccess'].map((path) => ({
    route: member(path, { page: 'my' }),
    visitor: back(path),
    member: null,
    named: noCode,
  })),
  ...['/hotels', '/inbox'].map((path) => ({
    route: member(path),
    visitor: back(path),
    member: null,
    named: null,
    all: noCode,
  })),
];

const web = (to: string | null) => (to === null ? { kind: 'stay' } : { kind: 'redirect', to });

function handedTo(row: Row, handOff: 'named' | 'all', isMember: boolean, language: Language) {
  const target = row.route?.path ?? '/';
  const decision = guard({ route: row.route, target, isMember, handOff });
  if (decision.kind !== 'handOff') return { link: null, web: decision };
  const { path, query } = miniProgramLink(decision.to, language, '?id=7');
  return { link: { path, query }, web: decision.otherwise };
}

describe.each(LANGUAGES)('the guard, in %s', (language) => {
  describe.each(TABLE)('at $route.path', (row) => {
    const target = row.route?.path ?? '/';

    it.each([
      [false, row.visitor],
      [true, row.member],
    ])('member: %s → %s', (isMember, to) => {
      expect(guard({ route: row.route, target, isMember, handOff: 'none' })).toEqual(web(to));
    });

    it.each(['named', 'all'] as const)('in WeChat, with %s screens handed off', (handOff) => {
      const place = (handOff === 'all' ? row.all : undefined) ?? row.named;
      const code = place?.code ? `path=${place.code}&` : '';
      const query = `${code}lang=${language.toUpperCase()}&locale=${language}&id=7`;
      const link = place && { path: place.path, query };
      for (const [isMember, to] of [
        [false, row.visitor],
        [true, row.member],
      ] as const) {
        expect(handedTo(row, handOff, isMember, language)).toEqual({ link, web: web(to) });
      }
    });
  });
});

it('keeps the target with its query', () => {
  const route = member('/my-vouchers', loading(6));
  const target = '/my-vouchers?id=1';
  expect(guard({ route, target, isMember: false, handOff: 'none' })).toEqual({
    kind: 'redirect',
    to: '/join-us?redirect=%2Fmy-vouchers%3Fid%3D1',
  });
});

it('hands off a member screen without a path code to the default page, if all are handed off', () => {
  const route = member('/hotels');
  expect(guard({ route, target: '/hotels', isMember: true, handOff: 'all' })).toEqual({
    kind: 'handOff',
    to: { page: 'my' },
    otherwise: { kind: 'stay' },
  });
});
