import { beforeEach, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@resort/shared/i18n';
import { errorText, fake, fakeServer, MEI_LING, refuse, renderScreen, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { COUPON_REASONS, couponCalls, offerCalls, type OfferDetail } from '../../../contract/index.ts';
import texts from '../../locales/en.json' with { type: 'json' };
import { COUPON, DETAIL } from '../../testing/rows.ts';
import OfferScreen from './OfferScreen.tsx';

const say = textsOf('vouchers');

const server = fakeServer();
const keys: unknown[] = [];
beforeEach(() => {
  keys.length = 0;
  sessionStorage.clear();
});

const answer = (detail: OfferDetail) => server.use(...fake(offerCalls, { 'GET /offer/detail': detail }));
const TAKEN = { voucherId: '9', status: 'TAKEN', validTo: DETAIL.validTo } as const;
const taking = (refusal?: ReturnType<typeof refuse>) =>
  server.use(
    ...fake(couponCalls, {
      'POST /voucher/takeCoupon': ({ payload }) => {
        keys.push(payload['idempotencyKey']);
        return refusal ?? TAKEN;
      },
    }),
  );
const open = (vouchers: object = texts) =>
  renderScreen(OfferScreen, { at: '/offer?id=3', texts: { vouchers }, member: MEI_LING });
/** The button, once the response to the last press has arrived. */
const take = () => screen.findByRole('button', { name: say('coupon.take'), busy: false });

describe('an offer', () => {
  it('shows its text and dates, and its voucher can be claimed', async () => {
    answer(DETAIL);
    taking();
    const { container, user } = open();
    await screen.findByRole('heading', { level: 1, name: 'Tea in the gallery' });
    expect((await screen.findByText('three')).localName).toBe('strong');
    screen.getByText('1 Nov 2026 to 31 Dec 2099');
    screen.getByText(say('coupon.left', { count: 2, figures: '12' }));
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(await take());
    await screen.findByText(say('coupon.taken'));
    const way = screen.getByRole('link', { name: say('coupon.show') });
    expect(way.getAttribute('href')).toBe('/my-vouchers?id=9');
    // the pressed button has been removed
    expect(document.activeElement).toBe(screen.getByRole('region', { name: COUPON.name }));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['COUPON_SOLD_OUT', errorText('COUPON_SOLD_OUT')],
    ['COUPON_LIMIT', errorText('COUPON_LIMIT')],
    ['COUPON_NOT_STARTED', errorText('COUPON_NOT_STARTED')],
    ['COUPON_ENDED', errorText('COUPON_ENDED')],
    ['COUPON_TIER', errorText('COUPON_TIER')],
  ] as const)('says at its voucher when the server answers %s', async (error, words) => {
    answer(DETAIL);
    taking(refuse(error, { tier: 'Gold' }));
    const { user } = open();
    await user.click(await take());
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  it('repeats the request for the same voucher after a lost response', async () => {
    answer(DETAIL);
    taking(refuse('BUSY'));
    const { user } = open();
    await user.click(await take());
    await waitFor(() => expect(keys).toHaveLength(1));
    const again = await take();
    taking();
    await user.click(again);
    await screen.findByText(say('coupon.taken'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each(LANGUAGES)('says in %s why its voucher cannot be claimed', async (language) => {
    const { default: own } = (await import(`../../locales/${language}.json`, { with: { type: 'json' } })) as {
      default: typeof texts;
    };
    for (const reason of COUPON_REASONS) {
      answer({ ...DETAIL, coupon: { ...COUPON, reason } });
      const { unmount } = open(own);
      const [start = ''] = own.coupon.reason[reason].split('{{');
      const button = await screen.findByRole('button', { name: own.coupon.take });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      const said = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      expect(said).toContain(start);
      expect(said).not.toContain('{{');
      unmount();
    }
  });

  it('that cannot be loaded now is not reported as missing', async () => {
    server.use(...fake(offerCalls, { 'GET /offer/detail': refuse('TOO_MANY') }));
    open();
    await screen.findByRole('button', { name: say('kit:retry') });
    expect(screen.queryByRole('heading', { name: say('offer.unknown.title') })).toBeNull();
  });

  it('that does not exist leads to the others', async () => {
    server.use(...fake(offerCalls, { 'GET /offer/detail': refuse('NOT_FOUND') }));
    open();
    await screen.findByRole('heading', { name: say('offer.unknown.title') });
    expect(screen.getByRole('link', { name: say('offer.toOffers') }).getAttribute('href')).toBe('/offers');
  });
});
