import { expect, it } from '@jest/globals';
import { configureApi } from '@resort/shared/api';
import { createStore } from '@resort/shared/store';
import { miniProgramApi } from './mini-program.ts';

it('a code request has all parameters of the specification, and a screen can override them', async () => {
  const bodies: unknown[] = [];
  configureApi({
    baseUrl: 'http://app.test/gateway',
    appKey: 'key',
    fetch: async (input, init) => {
      bodies.push(JSON.parse(String(init?.body ?? (await new Request(input, init).text()))));
      return Response.json({ code: 0, data: {}, errorCode: null, message: '' });
    },
  });
  const store = createStore();
  const { couponCode } = miniProgramApi.endpoints;
  const asked = { scene: 'a', page: 'pages/my/index' };
  await store.dispatch(couponCode.initiate(asked));
  await store.dispatch(couponCode.initiate({ ...asked, width: 430 }));
  const look = { autoColor: false, lineColor: { r: 10, g: 10, b: 10 }, isHyaline: false };
  const whole = { ...asked, checkPath: true, envVersion: 'release', ...look };
  expect(bodies).toMatchObject([
    { ...whole, width: 280 },
    { ...whole, width: 430 },
  ]);
});
