import { expect, it } from '@jest/globals';
import { destinationOf } from './destination.ts';
import { guard } from './guard.ts';

const routes = [
  { path: '/my-membership', access: 'member' },
  { path: '/spend-dollars', access: 'member' },
  { path: '/join-us', access: 'public', visitorsOnly: true },
  { path: '/terms', access: 'public' },
  { path: '/hotel', access: 'member', needs: ['hotelCode'] },
] as const;

it.each(['/', ...routes.map(({ path }) => path)])('%s leads where the guard will redirect', (path) => {
  for (const isMember of [true, false]) {
    const route = routes.find((candidate) => candidate.path === path) ?? null;
    const decision = guard({ route, isMember, target: path, handOff: 'none' });
    const led = decision.kind === 'redirect' ? decision.to.split('?')[0] : path;
    expect(destinationOf(routes, path, new URLSearchParams('hotelCode=GL'), isMember)).toBe(led);
  }
});

it('an unknown path has no other destination', () => {
  expect(destinationOf(routes, '/nowhere', new URLSearchParams(), true)).toBe('/nowhere');
  expect(destinationOf(routes, '/nowhere', new URLSearchParams(), false)).toBe('/nowhere');
});

it.each(['', 'hotelCode='])('an address that does not fit its route has no destination: ?%s', (query) => {
  for (const isMember of [true, false])
    expect(destinationOf(routes, '/hotel', new URLSearchParams(query), isMember)).toBe('');
});
