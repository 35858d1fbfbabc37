import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { paymentCalls, type PaymentResult } from '../../calls/payment.calls.ts';
import { fake, fakeServer, MEI_LING, refuse, renderScreen, textsOf, errorText } from '../../testing/index.ts';
import { keepHold, readHold } from '../../session/index.ts';
import { PaymentResultPage, PaymentStep } from './index.ts';

const say = textsOf('shell');

const server = fakeServer();
/** Also while the clock is a fake one. */
const realTimeout = globalThis.setTimeout;
/** A clock that goes on as the test says, but for the ticks that the fake server lives on. */
const fakeClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

const order = {
  id: '1512237341',
  orderNo: 'H2611214GK8Q2ZT',
  signTimerStr: 'price.lock',
  currency: 'MOP',
  payable: '1234.50',
  holdUntil: null,
};
const METHODS = [
  { code: 'CARD', name: 'Card', icon: 'card' as const, currencies: ['MOP'], enabled: true },
  { code: 'WALLET', name: 'Wallet', icon: 'wallet' as const, currencies: ['MOP'], enabled: true },
  { code: 'OTHER', name: 'Other', icon: 'wallet' as const, currencies: ['HKD'], enabled: false },
];
const METHODS_CALL = 'GET /order/booking/hotel/getPaymentMethods';
type Body = Record<string, unknown>;

/** The step over a server that answers each payment with the next of `answers`, the last for ever. */
function renderStep(
  answers: readonly ((body: Body) => ReturnType<typeof refuse> | typeof REDIRECT)[],
  props: Partial<Parameters<typeof PaymentStep>[0]> = {},
) {
  const asked: Body[] = [];
  const left: string[] = [];
  const onStale = jest.fn();
  server.use(
    ...fake(paymentCalls, {
      [METHODS_CALL]: METHODS,
      'POST /hotel/pay': ({ payload }) => {
        asked.push(payload);
        const answer = answers[Math.min(asked.length, answers.length) - 1];
        if (answer === undefined) throw new Error('no answer');
        return answer(payload);
      },
    }),
  );
  const Screen = () => (
    <PaymentStep
      order={order}
      lines={[{ kind: 'item', label: 'Suite', amount: '1234.50' }]}
      dollars="1000.00"
      resultPath={`/pay-result?orderNo=${order.orderNo}`}
      orderPath="/hotel-order?id=1512237341"
      onStale={onStale}
      leave={(url) => left.push(url)}
      {...props}
    />
  );
  const view = renderScreen(Screen, { at: '/checkout', texts: {}, member: MEI_LING });
  return { ...view, asked, left, onStale };
}
const REDIRECT: { payNo: string; status: 'PROCESSING'; action: { type: 'REDIRECT'; url: string } } = {
  payNo: 'P1',
  status: 'PROCESSING',
  action: { type: 'REDIRECT', url: '/_pay?payNo=P1' },
};
const redirect = () => REDIRECT;
const payButton = () => screen.findByRole('button', { name: /^(Pay |One moment)/ });
/** The button, once what was pressed before has its answer. */
const answered = () => screen.findByRole('button', { name: /^Pay /, busy: false });

describe('the payment step', () => {
  it('says how much on the button, and asks for exactly that', async () => {
    const { user, asked, left, container } = renderStep([redirect]);
    expect((await payButton()).textContent).toBe(say('payment.pay', { amount: 'MOP 1,234.50' }));
    await user.click(screen.getByRole('switch', { name: say('payment.useDollars', { amount: '1,000.00' }) }));
    expect((await payButton()).textContent).toBe(say('payment.pay', { amount: 'MOP 234.50' }));
    expect(screen.queryByRole('radio', { name: 'Other' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Wallet' }));
    expect((await axe(container)).violations).toEqual([]);
    await user.click(await payButton());
    await waitFor(() => expect(left).toEqual(['/_pay?payNo=P1']));
    expect(asked[0]).toMatchObject({
      id: order.id,
      signTimerStr: 'price.lock',
      paySence: 'H5',
      methodCode: 'WALLET',
      dollarUse: '1000.00',
      expectedAmount: '234.50',
      returnUrl: `/en/pay-result?orderNo=${order.orderNo}`,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('locks on the first press and stays locked on the way out', async () => {
    const first = renderStep([redirect]);
    const { user, asked, left } = first;
    await user.tripleClick(await payButton());
    expect((await payButton()).getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(left).toHaveLength(1));
    expect((await payButton()).getAttribute('aria-disabled')).toBe('true');
    await user.click(await payButton());
    first.unmount();
    // a press that was taken would have been noted and answered before the one of another visit
    const second = renderStep([redirect]);
    await second.user.click(await payButton());
    await waitFor(() => expect(second.left).toHaveLength(1));
    expect([asked, left, second.asked].map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('keeps its key over a reload and a lost answer, and takes another one for another choice', async () => {
    const lost = () => refuse('INTERNAL');
    const first = renderStep([lost]);
    await first.user.click(await payButton());
    expect((await answered()).getAttribute('aria-disabled')).toBe('false');
    first.unmount();
    const second = renderStep([lost]);
    await second.user.click(await payButton());
    await answered();
    await second.user.click(screen.getByRole('switch', { name: /dollars/ }));
    await second.user.click(await payButton());
    await answered();
    const keys = [...first.asked, ...second.asked].map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('needs no way to pay where dollars suffice, and goes straight to the result', async () => {
    const paid = { payNo: 'P1', status: 'SUCCEEDED', action: { type: 'NONE' } } as unknown as typeof REDIRECT;
    const { user, asked, left, whereabouts } = renderStep([() => paid], { dollars: '5000.00' });
    await user.click(
      await screen.findByRole('switch', { name: say('payment.useDollars', { amount: '1,234.50' }) }),
    );
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await user.click(screen.getByRole('button', { name: say('payment.payDollars', { amount: '1,234.50' }) }));
    await waitFor(() => expect(whereabouts()).toBe(`/pay-result?orderNo=${order.orderNo}`));
    expect(left).toEqual([]);
    expect(asked[0]).toMatchObject({ dollarUse: '1234.50', expectedAmount: '0.00' });
    expect(asked[0]).not.toHaveProperty('methodCode');
  });

  it.each(['PAYMENT_IN_PROGRESS', 'ALREADY_PAID'] as const)('%s leads to the result', async (error) => {
    const { user, whereabouts } = renderStep([() => refuse(error, { orderNo: order.orderNo })]);
    await user.click(await payButton());
    await waitFor(() => expect(whereabouts()).toBe(`/pay-result?orderNo=${order.orderNo}`));
  });

  it('says why not, and has the order read again, where the amount changed', async () => {
    const { user, onStale } = renderStep([() => refuse('AMOUNT_CHANGED', { amount: '1300.00' })]);
    await user.click(await payButton());
    await screen.findByText(errorText('AMOUNT_CHANGED'));
    expect(onStale).toHaveBeenCalledTimes(1);
  });

  it('offers nothing to press once the hold has ended', async () => {
    const ended = { ...order, holdUntil: '2026-01-01T00:00:00+08:00' };
    const { onStale } = renderStep([redirect], { order: ended });
    await screen.findByText(say.like('payment.EXPIRED.title'));
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
    expect(onStale).toHaveBeenCalled();
  });

  it('leads to where vouchers are chosen', async () => {
    const onChoose = jest.fn();
    const { user } = renderStep([redirect], { voucher: { label: null, onChoose } });
    await user.click(await screen.findByRole('button', { name: say.like('payment.vouchers') }));
    expect(onChoose).toHaveBeenCalled();
  });
});

const resultOf = (outcome: PaymentResult['outcome'], change: Partial<PaymentResult> = {}): PaymentResult => ({
  orderNo: order.orderNo,
  payNo: 'P1',
  status: 'PROCESSING',
  outcome,
  currency: 'MOP',
  amount: '1234.50',
  dollars: '0.00',
  cash: '1234.50',
  refunded: '0.00',
  action: { type: 'REDIRECT', url: '/_pay?payNo=P1' },
  holdUntil: null,
  ...change,
});

function renderResult(answer: (times: number) => PaymentResult | ReturnType<typeof refuse>) {
  let times = 0;
  const left: string[] = [];
  server.use(...fake(paymentCalls, { 'GET /payment/result': () => answer((times += 1)) }));
  const Screen = () => (
    <PaymentResultPage
      orderNo={order.orderNo}
      retryPath="/checkout"
      startPath="/hotels"
      leave={(url) => left.push(url)}
    >
      <a href="/booking">See your booking</a>
    </PaymentResultPage>
  );
  const view = renderScreen(Screen, { at: '/pay-result', texts: {}, member: MEI_LING });
  const isAsking = () =>
    Object.values(view.store.getState().api.queries).some((query) => query?.status === QueryStatus.pending);
  /** Lets the fake clock go on by half a second; while an answer is under way, it stands still. */
  const halfASecond = () =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(500);
      while (isAsking()) await new Promise((resolve) => realTimeout(resolve));
    });
  return { ...view, left, times: () => times, halfASecond };
}

describe('the result page', () => {
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['PAID', {}, 'Thank you', 'See your booking'],
    ['DECLINED', { holdUntil: '2099-01-01T00:00:00+08:00' }, 'The payment did not go through', 'Pay again'],
    ['EXPIRED', {}, 'The time to pay has run out', 'Choose again'],
    ['REFUNDED', { refunded: '1234.50' }, 'Your money is on its way back', 'Choose again'],
  ] as const)('%s in plain words, with what comes next', async (outcome, change, title, next) => {
    sessionStorage.setItem(`draft.once.pay.${order.orderNo}`, '{}');
    const { container } = renderResult(() => resultOf(outcome, change));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: title }));
    screen.getByRole('link', { name: next });
    screen.getByText(new RegExp(order.orderNo));
    screen.getByRole('button', { name: 'Copy Order number' });
    expect(sessionStorage.getItem(`draft.once.pay.${order.orderNo}`)).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('asks every two seconds until it knows, and then no more', async () => {
    fakeClock();
    const { times, halfASecond } = renderResult((n) => resultOf(n < 3 ? 'PENDING' : 'PAID'));
    await screen.findByRole('heading', { name: say('payment.waiting.title') });
    const isPaid = () => screen.queryByRole('heading', { name: 'Thank you' }) !== null;
    while (!isPaid()) await halfASecond();
    for (let seconds = 0; seconds < 60; seconds += 0.5) await halfASecond();
    expect(times()).toBe(3);
  });

  it('after fifteen times says that it confirms, and offers the same payment, never another one', async () => {
    fakeClock();
    const { left, times, halfASecond } = renderResult(() => resultOf('PENDING'));
    await screen.findByRole('heading', { name: say('payment.waiting.title') });
    expect(screen.queryByRole('button', { name: say.like('payment.goOn') })).toBeNull();
    const isTold = () => screen.queryByRole('heading', { name: say('payment.slow.title') }) !== null;
    while (!isTold()) await halfASecond();
    expect(times()).toBe(15);
    screen.getByText(say.like('payment.slow.text'));
    expect(screen.queryByRole('link')).toBeNull();
    screen.getByRole('button', { name: say.like('payment.goOn') }).click();
    expect(left).toEqual(['/_pay?payNo=P1']);
  });

  it('says that it could not ask, and that the payment is not affected', async () => {
    renderResult(() => refuse('INTERNAL'));
    expect((await screen.findByRole('alert')).textContent).toContain('your payment is not affected');
  });
});

describe('what is held', () => {
  const hold = { pay: '/checkout', order: '/hotel-order?id=1512237341', until: '2126-12-24T12:00:00+08:00' };

  it('is kept for the screens after the payment', async () => {
    renderStep([() => REDIRECT], { order: { ...order, holdUntil: hold.until } });
    await waitFor(() => expect(readHold()).toEqual(hold));
  });

  it.each([
    ['PAID', null],
    ['EXPIRED', null],
    ['DECLINED', hold],
  ] as const)('is, once its payment was %s, %j', async (outcome, left) => {
    keepHold(hold);
    renderResult(() => resultOf(outcome));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(readHold()).toEqual(left));
  });
});
