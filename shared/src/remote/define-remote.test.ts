import { expect, it } from '@jest/globals';
import { defineRemote } from './define-remote.ts';

const common = { domain: 'a', translations: () => Promise.resolve({ default: {} }) };
const screen = () => Promise.resolve({ default: () => null });

it('a route declares what the types of links say that it needs', () => {
  defineRemote({ ...common, routes: [{ path: '/hotel', access: 'member', needs: ['hotelCode'], screen }] });
  defineRemote({ ...common, routes: [{ path: '/of-no-link', access: 'member', needs: ['id'], screen }] });
  // @ts-expect-error nothing declared
  defineRemote({ ...common, routes: [{ path: '/hotel', access: 'member', screen }] });
  // @ts-expect-error another name
  defineRemote({ ...common, routes: [{ path: '/hotel', access: 'member', needs: ['id'], screen }] });
  // @ts-expect-error links to it need nothing
  defineRemote({ ...common, routes: [{ path: '/hotels', access: 'member', needs: ['id'], screen }] });
  expect(defineRemote({ ...common, routes: [] }).routes).toEqual([]);
});
