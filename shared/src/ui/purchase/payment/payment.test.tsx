import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { paymentCalls, type PaymentResult, type PaymentStarted } from '../../../rows/payment.calls.ts';
import {
  fake,
  fakeServer,
  MEI_LING,
  refuse,
  renderScreen,
  textsOf,
  errorText,
} from '../../../testing/index.ts';
import { keepHold, readHold } from '../../../session/index.ts';
import { PaymentResultPage } from './index.ts';
import { PaymentStep } from './payment-step.tsx';

const say = textsOf('kit');

const server = fakeServer();
/** The real timer, also while fake timers are installed. */
const realTimeout = globalThis.setTimeout;
/** A fake clock, except for the ticks that the fake server needs. */
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

/** The step with a server that responds to each payment with the next of `answers`, and repeats the last. */
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
/** An answer with another action. */
const answerOf = (action: PaymentStarted['action']) => () => ({ ...REDIRECT, action }) as typeof REDIRECT;
const payButton = () =>
  screen.findByRole('button', {
    name: new RegExp(`${say.like('payment.pay').source}|${say('payment.paying')}`),
  });
/** The button, once the response to the last press has arrived. */
const answered = () => screen.findByRole('button', { name: say.like('payment.pay'), busy: false });

describe('the payment step', () => {
  it('shows the amount on the button, and requests exactly that', async () => {
    const { user, asked, left, container } = renderStep([redirect]);
    expect((await payButton()).textContent).toBe(say('payment.pay', { amount: 'MOP\u00a01,234.50' }));
    await user.click(screen.getByRole('switch', { name: say('payment.useDollars', { amount: '1,000.00' }) }));
    expect((await payButton()).textContent).toBe(say('payment.pay', { amount: 'MOP\u00a0234.50' }));
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

  it('posts a form where the provider asks for one', async () => {
    const submitted: unknown[] = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value] as const);
      submitted.push(this.action, this.method, Object.fromEntries(fields));
    });
    const action = { type: 'FORM', url: 'https://pay.example/form', params: { payNo: 'P1' } } as const;
    const { user, left } = renderStep([answerOf(action)]);
    await user.click(await payButton());
    await waitFor(() => expect(submitted).toEqual(['https://pay.example/form', 'post', { payNo: 'P1' }]));
    expect(left).toEqual([]);
    jest.restoreAllMocks();
  });

  describe('inside WeChat', () => {
    const params = { appId: 'wx1', package: 'prepay_id=1' };
    const sheet = answerOf({ type: 'JSAPI', params });
    const opened: unknown[] = [];
    /** The bridge's sheet, closed with this word. */
    const closing = (word: string) => {
      Object.defineProperty(navigator, 'userAgent', {
        configurable: true,
        value: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50',
      });
      window.WeixinJSBridge = {
        invoke: (name, request, answer) => {
          opened.push(name, request);
          answer({ err_msg: `get_brand_wcpay_request:${word}` });
        },
      };
    };
    afterEach(() => {
      opened.length = 0;
      Reflect.deleteProperty(navigator, 'userAgent');
      delete window.WeixinJSBridge;
    });

    it('opens the payment sheet with what the server signed, and then asks the server for the result', async () => {
      closing('ok');
      const { user, asked, whereabouts } = renderStep([sheet]);
      await user.click(await payButton());
      await waitFor(() => expect(whereabouts()).toBe(`/pay-result?orderNo=${order.orderNo}`));
      expect(opened).toEqual(['getBrandWCPayRequest', params]);
      expect(asked[0]).toMatchObject({ paySence: 'WECHAT' });
    });

    it('opens the sheet of the same payment again after the member closed it', async () => {
      closing('cancel');
      const { user, asked, whereabouts } = renderStep([sheet]);
      const before = whereabouts();
      await user.click(await payButton());
      await answered();
      await user.click(await payButton());
      await waitFor(() => expect(opened).toHaveLength(4));
      await answered();
      expect(whereabouts()).toBe(before);
      const [first, second] = asked.map(({ idempotencyKey }) => idempotencyKey);
      expect(second).toBe(first);
    });

    it('says that the sheet did not open', async () => {
      closing('fail');
      const { user } = renderStep([sheet]);
      await user.click(await payButton());
      await screen.findByText(say('payment.noSheet'));
    });
  });

  it('locks on the first press and stays locked until it leaves', async () => {
    const first = renderStep([redirect]);
    const { user, asked, left } = first;
    await user.tripleClick(await payButton());
    expect((await payButton()).getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(left).toHaveLength(1));
    expect((await payButton()).getAttribute('aria-disabled')).toBe('true');
    await user.click(await payButton());
    first.unmount();
    // an accepted press would already have been recorded and answered
    const second = renderStep([redirect]);
    await second.user.click(await payButton());
    await waitFor(() => expect(second.left).toHaveLength(1));
    expect([asked, left, second.asked].map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('keeps its key over a reload and a lost response, and gets a new one for another choice', async () => {
    const lost = () => refuse('INTERNAL');
    const first = renderStep([lost]);
    await first.user.click(await payButton());
    expect((await answered()).getAttribute('aria-disabled')).toBe('false');
    first.unmount();
    const second = renderStep([lost]);
    await second.user.click(await payButton());
    await answered();
    await second.user.click(screen.getByRole('switch', { name: say.like('payment.useDollars') }));
    await second.user.click(await payButton());
    await answered();
    const keys = [...first.asked, ...second.asked].map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('needs no method if Resort Dollars cover everything, and goes straight to the result', async () => {
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

  it.each(['PAYMENT_IN_PROGRESS', 'ALREADY_PAID'] as const)('%s leads to the result page', async (error) => {
    const { user, whereabouts } = renderStep([() => refuse(error, { orderNo: order.orderNo })]);
    await user.click(await payButton());
    await waitFor(() => expect(whereabouts()).toBe(`/pay-result?orderNo=${order.orderNo}`));
  });

  it('gives the reason and reads the order again if the amount changed', async () => {
    const { user, onStale } = renderStep([() => refuse('AMOUNT_CHANGED', { amount: '1300.00' })]);
    await user.click(await payButton());
    await screen.findByText(errorText('AMOUNT_CHANGED'));
    expect(onStale).toHaveBeenCalledTimes(1);
  });

  it('has no button once the hold has expired', async () => {
    const ended = { ...order, holdUntil: '2026-01-01T00:00:00+08:00' };
    const { onStale } = renderStep([redirect], { order: ended });
    await screen.findByText(say('payment.holdOver'));
    expect(screen.queryByRole('button', { name: say.like('payment.pay') })).toBeNull();
    expect(onStale).toHaveBeenCalled();
  });

  it('links to the choice of vouchers', async () => {
    const onChoose = jest.fn();
    const { user } = renderStep([redirect], { voucher: { label: null, onChoose } });
    await user.click(await screen.findByRole('button', { name: say.like('payment.vouchers') }));
    expect(onChoose).toHaveBeenCalled();
  });
});

describe('a saved card', () => {
  const visa = { cardId: '7', brand: 'Visa', last4: '4242', expiry: '08/28' };
  const label = say('payment.savedCard', { brand: 'Visa', last4: '4242', expiry: '08/28' });
  const [card, ...rest] = METHODS;
  /** The step where the provider keeps cards. */
  const renderCards = (answer: () => ReturnType<typeof refuse> | typeof REDIRECT, saved = [visa]) => {
    const view = renderStep([answer]);
    const methods = () => [{ ...card!, savedCards: saved }, ...rest];
    server.use(...fake(paymentCalls, { [METHODS_CALL]: methods }));
    return view;
  };
  const saveBox = () => screen.queryByRole('checkbox', { name: say('payment.saveCard') });
  const paid = () =>
    ({ ...REDIRECT, status: 'SUCCEEDED', action: { type: 'NONE' } }) as unknown as typeof REDIRECT;

  it('comes first, and pays with one press', async () => {
    const { user, asked, left, whereabouts, container } = renderCards(paid);
    const first = await screen.findByRole('radio', { name: label });
    expect(screen.getAllByRole('radio')[0]).toBe(first);
    expect(first).toHaveProperty('checked', true);
    expect(saveBox()).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(await payButton());
    await waitFor(() => expect(whereabouts()).toBe(`/pay-result?orderNo=${order.orderNo}`));
    expect(asked[0]).toMatchObject({ methodCode: 'CARD', cardId: '7' });
    expect(asked[0]).not.toHaveProperty('saveCard');
    expect(left).toEqual([]);
  });

  it('is saved if the member asks for it, with another card only', async () => {
    const { user, asked, left, container } = renderCards(redirect);
    await user.click(await screen.findByRole('radio', { name: 'Wallet' }));
    expect(saveBox()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await user.click(screen.getByRole('checkbox', { name: say('payment.saveCard') }));
    expect((await axe(container)).violations).toEqual([]);
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(asked[0]).toMatchObject({ methodCode: 'CARD', saveCard: true });
    expect(asked[0]).not.toHaveProperty('cardId');
  });

  it('is not saved without being asked for', async () => {
    const { user, asked, left } = renderCards(redirect, []);
    expect(await screen.findByRole('checkbox', { name: say('payment.saveCard') })).toHaveProperty(
      'checked',
      false,
    );
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(asked[0]).not.toHaveProperty('saveCard');
  });

  it.each(['CARD_GONE', 'CARD_EXPIRED'] as const)('%s: the reason, and the other ways', async (error) => {
    const saved = [visa];
    const { user } = renderCards(() => {
      saved.length = 0;
      return refuse(error);
    }, saved);
    await screen.findByRole('radio', { name: label });
    await user.click(await payButton());
    await screen.findByText(errorText(error));
    await waitFor(() => expect(screen.queryByRole('radio', { name: label })).toBeNull());
    expect(screen.getByRole('radio', { name: 'Card' })).toHaveProperty('checked', true);
  });

  it('is not offered where the provider keeps none', async () => {
    renderStep([redirect]);
    await screen.findByRole('radio', { name: 'Card' });
    expect(saveBox()).toBeNull();
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
  /** Advances the fake clock by half a second; waits while a response is pending. */
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
    ['PAID', {}, say('payment.PAID.title'), 'See your booking'],
    [
      'DECLINED',
      { holdUntil: '2099-01-01T00:00:00+08:00' },
      say('payment.DECLINED.title'),
      say('payment.tryAgain'),
    ],
    ['EXPIRED', {}, say('payment.EXPIRED.title'), say('payment.startAgain')],
    ['REFUNDED', { refunded: '1234.50' }, say('payment.REFUNDED.title'), say('payment.startAgain')],
  ] as const)('%s in plain words, with what comes next', async (outcome, change, title, next) => {
    sessionStorage.setItem(`draft.once.pay.${order.orderNo}`, '{}');
    const { container } = renderResult(() => resultOf(outcome, change));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: title }));
    screen.getByRole('link', { name: next });
    screen.getByText(new RegExp(order.orderNo));
    screen.getByRole('button', { name: `${say('copy.copy')} ${say('payment.orderNo')}` });
    expect(sessionStorage.getItem(`draft.once.pay.${order.orderNo}`)).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('polls every two seconds until the result is final, then stops', async () => {
    fakeClock();
    const { times, halfASecond } = renderResult((n) => resultOf(n < 3 ? 'PENDING' : 'PAID'));
    await screen.findByRole('heading', { name: say('payment.waiting.title') });
    const isPaid = () => screen.queryByRole('heading', { name: say('payment.PAID.title') }) !== null;
    while (!isPaid()) await halfASecond();
    for (let seconds = 0; seconds < 60; seconds += 0.5) await halfASecond();
    expect(times()).toBe(3);
  });

  it('says after fifteen polls that confirmation takes longer, and offers the same payment, never another one', async () => {
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

  it('says that polling failed, and that the payment is not affected', async () => {
    renderResult(() => refuse('INTERNAL'));
    expect((await screen.findByRole('alert')).textContent).toContain(say('payment.noResult'));
  });
});

describe('a hold', () => {
  const hold = { pay: '/checkout', order: '/hotel-order?id=1512237341', until: '2126-12-24T12:00:00+08:00' };

  it('is remembered for the screens after the payment', async () => {
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

it('as many dollars are paid with as the member types; a wrong amount pays nothing and is kept', async () => {
  const { user, asked } = renderStep([redirect]);
  await user.click(await screen.findByRole('switch'));
  const field = screen.getByRole('textbox', { name: say('payment.dollarAmount') });
  await user.clear(field);
  await user.type(field, '1000.01');
  await user.click(await payButton());
  expect(screen.getAllByText(say('payment.dollarsTooMany', { amount: '1,000.00' })).length).toBeGreaterThan(
    0,
  );
  expect(field).toHaveProperty('value', '1000.01');
  expect(asked).toEqual([]);
  await user.clear(field);
  await user.type(field, '234.50');
  await user.click(await payButton());
  await waitFor(() => expect(asked[0]).toMatchObject({ dollarUse: '234.50', expectedAmount: '1000.00' }));
});
