import { afterEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, page, textsOf } from '@resort/shared/testing';
import { miniProgramCalls } from '@resort/shared/calls/rows';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { couponCalls, type MiniProgramCoupon } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import MiniProgramCoupons from './MiniProgramCoupons.tsx';

const say = textsOf('vouchers');
const server = fakeServer();

const COFFEE: MiniProgramCoupon = {
  couponCode: 'MINI-COFFEE20',
  name: 'Coffee',
  picture: { src: '/coffee.svg', alt: 'A cup of coffee' },
  type: 'CASH',
  face: '20.00',
  minSpend: '0.00',
  properties: [],
  appletPath: 'pages/coupon/detail?code=MINI-COFFEE20',
};
const asked: Record<string, unknown>[] = [];
const answer = (list: MiniProgramCoupon[]) =>
  server.use(
    ...fake(couponCalls, { 'GET /voucher/getAppletList': page(list) }),
    ...fake(miniProgramCalls, {
      'POST /common/miniprogram/jsapi/url': ({ payload }) => {
        asked.push(payload);
        return { urlLink: '#wxaurl', expireAt: '2026-12-24T00:00:00+08:00' };
      },
      'POST /common/miniprogram/jsapi/qrcode': ({ payload }) => {
        asked.push(payload);
        return { imageBase64: 'UE5H', contentType: 'image/png' };
      },
    }),
  );
const open = () => show(MiniProgramCoupons, '/my-vouchers');
const inWeChat = (more = '') =>
  Object.defineProperty(navigator, 'userAgent', {
    configurable: true,
    value: `Mozilla/5.0 (iPhone) MicroMessenger/8.0.50${more}`,
  });
afterEach(() => {
  asked.length = 0;
  Reflect.deleteProperty(navigator, 'userAgent');
});

describe('coupons of the mini-program', () => {
  it('show a code to scan, with the specification’s defaults', async () => {
    answer([COFFEE]);
    const { user, container } = open();
    const coupon = (await screen.findByText(COFFEE.name, { selector: 'h3' })).closest('article');
    within(coupon ?? container).getByText('MOP 20.00');
    await user.click(screen.getByRole('button', { name: `${say('applet.scan')} Coffee` }));
    const code = await screen.findByRole('img', { name: say('applet.code', { name: 'Coffee' }) });
    expect(code.getAttribute('src')).toBe('data:image/png;base64,UE5H');
    expect(asked[0]).toMatchObject({
      page: 'pages/coupon/detail',
      scene: 'code=MINI-COFFEE20',
      envVersion: 'release',
      width: 280,
      lineColor: { r: 10, g: 10, b: 10 },
    });
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('are handed over inside WeChat, with the member’s language', async () => {
    inWeChat();
    answer([COFFEE]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `${say('applet.open')} Coffee` }));
    expect(asked[0]).toMatchObject({
      path: 'pages/coupon/detail',
      query: 'code=MINI-COFFEE20&lang=EN&locale=en',
      expireType: 1,
      expireInterval: 30,
      envVersion: 'release',
    });
    expect(location.hash).toBe('#wxaurl');
    location.hash = '';
  });

  it('are not offered in the mini-program itself', async () => {
    inWeChat(' miniProgram/wx1');
    answer([COFFEE]);
    const { store } = open();
    const answers = () => Object.values(store.getState().api.queries).map((query) => query?.data);
    await waitFor(() => expect(answers()).toEqual([page([COFFEE])]));
    expect(screen.queryByText(COFFEE.name)).toBeNull();
  });
});
