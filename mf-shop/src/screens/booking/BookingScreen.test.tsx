import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  captchaCalls,
  cartCalls,
  dollarBalanceCalls,
  oneTimeCodeCalls,
  voucherChoiceCalls,
} from '@resort/shared/calls/rows';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, MACAU, page, refuse, textsOf, errorText } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  reservationCalls,
  shopAvailabilityCalls,
  type ReserveAmount,
  type ReserveConfig,
  type Slot,
} from '../../../contract/index.ts';
import {
  BALANCE,
  CONFIG,
  FREE,
  PAID,
  RESERVED,
  SLOTS,
  slot,
  SPA_CONFIG,
  TODAY,
  VOUCHER,
} from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import BookingScreen from './BookingScreen.tsx';

const say = textsOf('shop');

const server = fakeServer();
let sent: Record<string, unknown>[] = [];
let askedTimes: Record<string, unknown>[] = [];
const ANSWER = {
  orderNo: 'D26112112345',
  id: '1512237341',
  status: 'RESERVED',
  holdUntil: null,
  payable: '0.00',
  currency: 'MOP',
} as const;
type Answer = Omit<typeof ANSWER, 'status'> & { status: 'RESERVED' | 'HELD' | 'REQUESTED' };

beforeEach(() => {
  sent = [];
  askedTimes = [];
  server.use(...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': [MACAU] }));
  can(CONFIG);
  has(SLOTS);
  costs(FREE);
  takes(ANSWER);
});
const can = (config: ReserveConfig) =>
  server.use(
    ...fake(shopAvailabilityCalls, {
      'GET /shop/reserve/config': config,
      'GET /shop/reserve/dates': [{ date: TODAY, state: 'OPEN' }],
    }),
  );
const has = (slots: Slot[]) =>
  server.use(
    ...fake(shopAvailabilityCalls, {
      'GET /shop/reserve/times': ({ payload }) => {
        askedTimes.push(payload);
        return slots;
      },
    }),
  );
const costs = (amount: ReserveAmount) =>
  server.use(...fake(shopAvailabilityCalls, { 'GET /shop/reserve/amount': amount }));
/** The price, with a new lock each time; returns how often it was locked. */
function locksAnew(until: () => Promise<unknown> = () => Promise.resolve()): () => number {
  let locks = 0;
  const lock = async () => {
    locks += 1;
    if (locks > 1) await until();
    return { ...FREE, signTimerStr: `lock.${locks}` };
  };
  server.use(...fake(shopAvailabilityCalls, { 'GET /shop/reserve/amount': lock }));
  return () => locks;
}
function takes(answer: Answer | ReturnType<typeof refuse>) {
  const take = ({ payload }: { payload: Record<string, unknown> }) => {
    sent.push(payload);
    return answer;
  };
  server.use(
    ...fake(reservationCalls, {
      'POST /shop/reserver/order/add': take,
      'POST /shop/reserver/order/addApi': take,
    }),
  );
}
const open = (query = `id=TEA-GALLERY&date=${TODAY}&time=19:00&party=2`) =>
  show(BookingScreen, `/shop-booking?${query}`);
const CHOOSE = say('booking.chooseTime');
const CHECK = say('booking.checkFirst');
/** The button, once it can be pressed. */
const ready = (name = say('booking.reserve')) =>
  waitFor(
    () => {
      const button = screen.getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).not.toBe('true');
      return button;
    },
    { timeout: 4000 },
  );

describe('a table, from a time in the list', () => {
  it('is one press away: in the member’s name, at their own number, which no page knows', async () => {
    const { user, whereabouts, container } = open();
    const button = await ready();
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(button);
    await waitFor(() => expect(whereabouts()).toBe('/shop-order?orderNo=D26112112345&new=1'));
    expect(sent[0]).toMatchObject({
      shopId: 'TEA-GALLERY',
      date: TODAY,
      time: '19:00',
      party: 2,
      contact: { title: 'MS', firstName: 'Mei Ling', lastName: 'Chan' },
      signTimerStr: 'free.lock',
    });
    expect(sent[0]?.['contact']).not.toHaveProperty('phone');
    expect(sent[0]?.['idempotencyKey']).toMatch(/^\w{32,}$/);
  });

  it('cannot be reserved before a time is chosen, and the button says so', async () => {
    const { user, whereabouts } = open(`id=TEA-GALLERY&date=${TODAY}`);
    await screen.findByText(CHOOSE);
    await user.click(
      await screen.findByRole('radio', { name: `18:30, ${say('booking.left', { count: 2 })}` }),
    );
    await ready();
    expect(whereabouts()).toContain('time=18%3A30');
  });

  it('that was taken meanwhile shows the reason and free times, before anything is pressed', async () => {
    server.use(
      ...fake(shopAvailabilityCalls, {
        'GET /shop/reserve/amount': ({ payload }) =>
          payload['time'] === '19:00' ? refuse('LEAD_TIME', { minutes: 30 }) : FREE,
      }),
    );
    const { user } = open();
    await screen.findByText(errorText('LEAD_TIME'));
    const free = await screen.findByRole('radiogroup', { name: say('booking.otherTimes') });
    await waitFor(() => expect(askedTimes.length).toBe(2));
    await user.click(within(free).getByRole('radio', { name: '19:30' }));
    await ready();
    expect(screen.queryByText(errorText('LEAD_TIME'))).toBeNull();
  });

  it('of an old link shows the reason, too, although it is not among the available ones', async () => {
    server.use(...fake(shopAvailabilityCalls, { 'GET /shop/reserve/amount': refuse('NO_SLOT') }));
    open(`id=TEA-GALLERY&date=${TODAY}&time=15:00&party=2`);
    await screen.findByText(errorText('NO_SLOT'));
    await screen.findByRole('radiogroup', { name: say('booking.otherTimes') });
  });

  it('whose price could not be loaded can be loaded again', async () => {
    server.use(...fake(shopAvailabilityCalls, { 'GET /shop/reserve/amount': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('booking.checkFailed'));
    expect(screen.queryByText(CHOOSE)).toBeNull();
    screen.getByText(CHECK);
    costs(FREE);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await ready();
  });

  it('of a day whose times could not be loaded can be loaded again, and the button says so', async () => {
    server.use(...fake(shopAvailabilityCalls, { 'GET /shop/reserve/times': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(CHECK);
    expect(screen.queryByText(CHOOSE)).toBeNull();
    has([slot('19:00')]);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await ready();
  });

  it('with a deposit continues to its payment', async () => {
    costs({ ...FREE, deposit: '600.00', payable: '600.00' });
    takes({ ...ANSWER, status: 'HELD' });
    const { user, whereabouts } = open();
    await user.click(await ready(say('booking.pay', { amount: 'MOP\u00a0600.00' })));
    await waitFor(() => expect(whereabouts()).toBe('/shop-pay?orderNo=D26112112345'));
  });

  it('deducts vouchers and Resort Dollars from the deposit, as the server calculates, and sends the choice', async () => {
    server.use(
      ...fake(voucherChoiceCalls, {
        'POST /offer/vouchers': ({ payload }) => {
          expect(payload).toMatchObject({
            scene: 'SHOP',
            property: 'sjm',
            outlet: 'TEA-GALLERY',
            amount: '600.00',
          });
          return { ...page([VOUCHER]), proposed: ['7'] };
        },
        'POST /voucher/getDeductMoney': {
          total: '600.00',
          deduct: '100.00',
          payable: '500.00',
          applied: [{ id: '7', deduct: '100.00' }],
          rejected: [],
        },
      }),
      ...fake(dollarBalanceCalls, { 'GET /dollar/balance': { ...BALANCE, available: '40.00' } }),
    );
    costs({ ...FREE, deposit: '600.00', payable: '600.00' });
    takes({ ...ANSWER, status: 'HELD' });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /MOP\s100 off/ }));
    await ready(say('booking.pay', { amount: 'MOP\u00a0500.00' }));
    await user.click(
      await screen.findByRole('switch', { name: say('kit:payment.useDollars', { amount: '40.00' }) }),
    );
    await user.click(await ready(say('booking.pay', { amount: 'MOP\u00a0460.00' })));
    await waitFor(() => expect(sent[0]).toMatchObject({ voucherIds: ['7'], dollarUse: '40.00' }));
  });

  it('offers no deductions if nothing is due', async () => {
    open();
    await ready();
    expect(screen.queryByText(say('kit:deductions.title'))).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('where the venue answers itself is a request', async () => {
    can({ ...CONFIG, channel: 'API' });
    takes({ ...ANSWER, status: 'REQUESTED' });
    const { user, whereabouts } = open();
    await screen.findByText(say.like('booking.requestNote'));
    await user.click(await ready(say('booking.request')));
    await waitFor(() => expect(whereabouts()).toBe('/shop-order?orderNo=D26112112345&new=1'));
  });
});

describe('the input', () => {
  it('is sent, and another number is validated', async () => {
    const { user } = open();
    await ready();
    await user.type(screen.getByRole('textbox', { name: say.like('booking.remarks') }), 'A quiet table');
    await user.click(screen.getByRole('radio', { name: say('booking.otherNumber') }));
    await user.type(screen.getByRole('textbox', { name: say.like('booking.phone') }), '6600');
    await user.click(await ready());
    await screen.findByText(say('kit:fields.phone.exactly', { count: 8 }));
    expect(sent).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: say.like('booking.phone') }), '0009');
    await user.click(await ready());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      remarks: 'A quiet table',
      contact: { areaCode: '+853', phone: '66000009' },
    });
  });

  it('survives a reload', async () => {
    const { user, unmount } = open();
    await ready();
    await user.type(screen.getByRole('textbox', { name: say.like('booking.remarks') }), 'Nut allergy');
    unmount();
    open();
    await ready();
    expect(screen.getByDisplayValue('Nut allergy').closest('details')?.open).toBe(true);
  });

  it('is kept if the time was taken meanwhile, and free times are offered', async () => {
    takes(refuse('NO_SLOT'));
    const { user } = open();
    await ready();
    await user.type(screen.getByRole('textbox', { name: say.like('booking.remarks') }), 'A quiet table');
    has([slot('19:30'), slot('20:00')]);
    await user.click(await ready());
    await screen.findByText(errorText('NO_SLOT'));
    const others = await screen.findByRole('radiogroup', { name: say('booking.otherTimes') });
    await waitFor(() => expect(others.textContent).toBe('19:3020:00'));
    await screen.findByText(CHOOSE);
    takes(ANSWER);
    await user.click(screen.getAllByRole('radio', { name: '19:30' }).at(-1) ?? others);
    await user.click(await ready());
    await waitFor(() => expect(sent[1]).toMatchObject({ time: '19:30', remarks: 'A quiet table' }));
    expect(sent[1]?.['idempotencyKey']).not.toBe(sent[0]?.['idempotencyKey']);
  });
});

describe('a refused or unanswered request', () => {
  it('without a response is repeated unchanged, although its price has a new lock each time', async () => {
    const locks = locksAnew();
    takes(refuse('BUSY'));
    const { user } = open();
    await user.click(await ready());
    await waitFor(() => expect(sent).toHaveLength(1));
    takes(ANSWER);
    await waitFor(() => expect(locks()).toBeGreaterThan(1));
    await user.click(await ready());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('without a response keeps the input over a reload, and is repeated unchanged', async () => {
    takes(refuse('BUSY'));
    const { user, unmount } = open();
    await ready();
    await user.type(screen.getByRole('textbox', { name: say.like('booking.remarks') }), 'A quiet table');
    await user.click(await ready());
    await waitFor(() => expect(sent).toHaveLength(1));
    unmount();
    takes(ANSWER);
    const again = open();
    await ready();
    expect(screen.getByRole('textbox', { name: say.like('booking.remarks') })).toHaveProperty(
      'value',
      'A quiet table',
    );
    await again.user.click(await ready());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('with an expired price lock is made again with the current lock', async () => {
    const { promise: newPrice, resolve: answer } = Promise.withResolvers<void>();
    const locks = locksAnew(() => newPrice);
    takes(refuse('QUOTE_EXPIRED'));
    const { user } = open();
    await user.click(await ready());
    await waitFor(() => expect(locks()).toBeGreaterThan(1));
    takes(ANSWER);
    // until the new price is there, a press would send the expired lock again
    await user.click(screen.getByRole('button', { name: say('booking.reserve') }));
    answer();
    await user.click(await ready());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.['signTimerStr']).not.toBe(sent[0]?.['signTimerStr']);
  });

  it('because it is there already leads to it', async () => {
    takes(refuse('RESERVED_TWICE'));
    const { user } = open();
    await user.click(await ready());
    await screen.findByText(errorText('RESERVED_TWICE'));
    expect(screen.getByRole('link', { name: say('booking.toReservations') }).getAttribute('href')).toBe(
      '/shop-orders',
    );
  });

  it('without a captcha asks for the digits of a picture', async () => {
    takes(refuse('RESERVE_CAPTCHA'));
    server.use(
      ...fake(reservationCalls, {
        'GET /shop/captcha': { captchaId: 'c1', imageSvgBase64: btoa('<svg/>'), expireIn: 120 },
      }),
    );
    const { user } = open();
    await user.click(await ready());
    const digits = await screen.findByRole('textbox', { name: say('captcha.code') });
    await screen.findByText(errorText('RESERVE_CAPTCHA'));
    await screen.findByRole('img', { name: say.like('captcha.alt') });
    takes(ANSWER);
    await user.type(digits, '12345');
    await user.click(await ready());
    await waitFor(() => expect(sent[1]).toMatchObject({ captchaId: 'c1', captchaCode: '12345' }));
    // the earlier request may have taken effect: the captcha is checked before the request is
    expect(sent[1]?.['idempotencyKey']).toBe(sent[0]?.['idempotencyKey']);
  });

  it('or uses the shared captcha, for members who cannot read the picture', async () => {
    can({ ...CONFIG, captcha: true });
    server.use(
      ...fake(reservationCalls, {
        'GET /shop/captcha': { captchaId: 'c1', imageSvgBase64: btoa('<svg/>'), expireIn: 120 },
      }),
      ...fake(captchaCalls, { 'GET /captchaAli/config': refuse('BUSY') }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('captcha.otherwise') }));
    await screen.findByText(say.like('captcha.notPassed'));
    expect(sent).toEqual([]);
  });
});

describe('a treatment', () => {
  const spa = (services = '&services=foot-30') => {
    can(SPA_CONFIG);
    costs(PAID);
    takes({ ...ANSWER, status: 'HELD' });
    return open(`id=JADE-SPA&date=${TODAY}&time=19:00${services}`);
  };

  it('shows its price breakdown, the remaining amount, and the cancellation terms as text', async () => {
    spa();
    await screen.findByText(say('kit:fields.price.tax', { rate: '5' }));
    screen.getByText(say('booking.deposit', { amount: 'MOP 138.00' }));
    screen.getByText(say('booking.atVenue', { amount: 'MOP 322.00' }));
    screen.getByText(
      say('rule.until', { time: '20 Nov 2099, 14:00', after: say('rule.percent', { percent: '50' }) }),
    );
  });

  it('is never preselected: without one no times are requested, and the button says so', async () => {
    const { user } = spa('');
    expect(await screen.findAllByText(say('booking.chooseTreatment'))).toHaveLength(2);
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false);
    expect(askedTimes).toEqual([]);
    const foot = screen.getByRole('checkbox', { name: /^Foot massage/ });
    await user.click(foot);
    await ready(say('booking.pay', { amount: 'MOP\u00a0138.00' }));
    expect(screen.queryByText(say('booking.chooseTreatment'))).toBeNull();
    await user.click(foot);
    expect(await screen.findAllByText(say('booking.chooseTreatment'))).toHaveLength(2);
  });

  it('beside another, and who gives them, ask for their own times', async () => {
    const { user } = spa();
    const foot = await screen.findByRole('checkbox', {
      name: `Foot massage · ${say('minutes', { count: 30 })} · MOP\u00a0400.00`,
    });
    expect(foot).toHaveProperty('checked', true);
    await user.click(screen.getByRole('checkbox', { name: /^Jade massage/ }));
    await user.click(screen.getByRole('radio', { name: say('therapist.F') }));
    // the last to be asked, not always the last to arrive
    const wanted = { serviceIds: 'foot-30,jade-60', therapist: 'F', party: '1' };
    await waitFor(() => expect(askedTimes).toContainEqual(expect.objectContaining(wanted)));
    await user.click(await ready(say('booking.pay', { amount: 'MOP\u00a0138.00' })));
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ serviceIds: ['foot-30', 'jade-60'], therapist: 'F', party: 1 }),
    );
  });
});

it('with a deposit can be in the cart with a room, where nothing is held and no guest is named yet', async () => {
  serveRoutes(['/cart']);
  costs({ ...FREE, deposit: '600.00', payable: '600.00', signTimerStr: 'paid.lock' });
  server.use(
    ...fake(cartCalls, {
      'POST /hotel/cart': ({ payload }) => {
        sent.push(payload);
        return { cartItemId: '1', count: 1, expireAt: FREE.expireAt };
      },
    }),
  );
  const { user, whereabouts } = open();
  await user.click(await ready(say('booking.addToCart')));
  await waitFor(() => expect(whereabouts()).toBe('/cart'));
  expect(sent[0]).toMatchObject({
    itemType: 'DINING',
    signTimerStr: 'paid.lock',
    payload: { shopId: 'TEA-GALLERY', date: TODAY, time: '19:00', party: 2 },
  });
  expect(sent[0]?.['payload']).not.toHaveProperty('contact');
});

describe('a change', () => {
  const change = (reservation = RESERVED) => {
    server.use(
      ...fake(reservationCalls, {
        'GET /shop/reserver/order/info': reservation,
        'POST /shop/reserver/order/update': ({ payload }) => {
          sent.push(payload);
          return ANSWER;
        },
      }),
    );
    return open('orderNo=D26112112345');
  };

  it('begins with the current reservation, whose own time is listed although it is taken', async () => {
    has([slot('20:00')]);
    const { user, whereabouts } = change();
    expect(
      await screen.findByRole('radio', {
        name: `19:00, ${say('booking.left', { count: 2 })}`,
        checked: true,
      }),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('A quiet table')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '20:00' }));
    await user.click(screen.getByRole('button', { name: say('change.save') }));
    await waitFor(() => expect(whereabouts()).toBe('/shop-order?orderNo=D26112112345'));
    expect(sent[0]).toMatchObject({
      version: 1,
      date: '2099-11-21',
      time: '20:00',
      remarks: 'A quiet table',
    });
  });

  it('of an accepted reservation keeps it until the venue accepts; a request is replaced at once', async () => {
    can({ ...CONFIG, channel: 'API' });
    const { unmount } = change({ ...RESERVED, channel: 'API' });
    await screen.findByText(say('change.note.API'));
    unmount();
    change({ ...RESERVED, channel: 'API', status: 'REQUESTED' });
    await screen.findByText(say('change.note.REQUESTED'));
  });

  it('is not offered once it is closed', async () => {
    change({ ...RESERVED, canModify: false });
    await screen.findByRole('heading', { name: say('change.closed') });
    expect(screen.queryByRole('button', { name: say('change.save') })).toBeNull();
  });
});

it('an outlet without reservations leads to its screen', async () => {
  server.use(...fake(shopAvailabilityCalls, { 'GET /shop/reserve/config': refuse('NOT_FOUND') }));
  open('id=SHOP');
  await screen.findByRole('heading', { name: say('outlet.unknown.title') });
});
