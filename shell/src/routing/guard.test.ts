import { describe, expect, it } from '@jest/globals';
import { guard } from './guard.ts';

const joinUs = { path: '/join-us', access: 'public', visitorsOnly: true } as const;
const signIn = { path: '/sign-in', access: 'public', visitorsOnly: true } as const;
const terms = { path: '/terms-n-conditions', access: 'public' } as const;
const sms = { path: '/sms', access: 'public' } as const;
const card = { path: '/my-membership', access: 'member' } as const;
const vouchers = { path: '/my-vouchers', access: 'member' } as const;

/** The truth table of the guard rules: route, visitor's way, member's way; null is stay. */
describe('the guard', () => {
  it.each([
    ['the index', null, '/', '/join-us', '/my-membership'],
    ['join-us', joinUs, '/join-us', null, '/my-membership'],
    ['sign-in', signIn, '/sign-in?redirect=%2Fx', null, '/my-membership'],
    ['terms', terms, '/terms-n-conditions', null, null],
    ['sms', sms, '/sms?purpose=login', null, null],
    ['the card', card, '/my-membership', '/join-us', null],
    [
      'another member screen',
      vouchers,
      '/my-vouchers?id=1',
      '/join-us?redirect=%2Fmy-vouchers%3Fid%3D1',
      null,
    ],
  ])('%s', (_name, route, target, visitor, member) => {
    const decision = (to: string | null) => (to === null ? { kind: 'stay' } : { kind: 'redirect', to });
    expect(guard({ route, target, isMember: false })).toEqual(decision(visitor));
    expect(guard({ route, target, isMember: true })).toEqual(decision(member));
  });
});
