import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  fake,
  fakeServer,
  MEI_LING,
  refuse,
  renderScreen,
  type Asked,
  textsOf,
  errorText,
} from '@resort/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  pointsGoodsCalls,
  pointsOrderCalls,
  rewardCalls,
  rewardOrderCalls,
  type RewardDetail,
  type RewardOrder,
} from '../../../contract/index.ts';
import texts from '../../locales/en.json' with { type: 'json' };
import { CANDLE, CANDLE_CHECK, CANDLE_ORDER, HAMPER, HAMPER_ORDER } from '../../testing/rows.ts';
import ExchangeSureScreen from './ExchangeSureScreen.tsx';

const say = textsOf('dollars');

const server = fakeServer();

let member = 0;
const open = (at = '/exchangeSure?type=dollar&id=1010') =>
  renderScreen(ExchangeSureScreen, {
    at,
    texts: { dollars: texts },
    // a pending attempt would belong to another member in the next test
    member: { ...MEI_LING, userId: String(member) },
  });
beforeEach(() => {
  member += 1;
});

const offer = (reward: RewardDetail) =>
  server.use(...fake(rewardCalls, { 'GET /dollar/reward': ({ payload }) => quoted(reward, payload) }));

function quoted(reward: RewardDetail, { qty = '1' }: Asked['payload']): RewardDetail {
  const amount = `${Number(qty) * Number(reward.price)}.00`;
  return { ...reward, quote: { ...reward.quote, qty: Number(qty), amount } };
}

/** Responds to each redemption with the next of these, and repeats the last; resolves to the requests. */
function answerWith(...answers: (RewardOrder | ReturnType<typeof refuse>)[]): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  server.use(
    ...fake(rewardOrderCalls, {
      'POST /dollar/redeem': ({ payload }) => {
        asked.push(payload);
        return answers[Math.min(asked.length, answers.length) - 1] ?? refuse('INTERNAL');
      },
    }),
  );
  return asked;
}

const dollars = (figures: string) => say('amount.dollars', { figures });
const button = (name = say.like('confirm.redeem')) => screen.findByRole('button', { name });
async function agree(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('radio', { name: 'Garden Palace' }));
  await user.click(screen.getByRole('checkbox'));
}

describe('the confirmation of a reward', () => {
  it('shows the balance before and after, and asks for place and terms before it sends', async () => {
    offer(HAMPER);
    const asked = answerWith(HAMPER_ORDER);
    const { user, container } = open();
    await user.click(await button());
    screen.getByText(say('kit:fields.toCheck', { count: 2 }));
    expect(asked).toEqual([]);
    const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(fact(say('confirm.before'))).toBe(say('amount.dollars', { figures: '2,868.50' }));
    expect(fact(say('confirm.price'))).toBe(say('amount.dollars', { figures: '660.00' }));
    expect(fact(say('confirm.after'))).toBe(say('amount.dollars', { figures: '2,208.50' }));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('sends what was confirmed, and leads to the receipt', async () => {
    offer(HAMPER);
    const asked = answerWith(HAMPER_ORDER);
    const { user, whereabouts } = open();
    await agree(user);
    await user.click(await button());
    await waitFor(() => expect(whereabouts()).toBe('/exchangeSuccess?orderNo=R2611211'));
    expect(asked).toEqual([
      {
        rewardId: '1010',
        qty: 1,
        expectedPrice: '660.00',
        pickupProperty: 'glp',
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        language: 'en',
        authId: expect.any(String),
      },
    ]);
  });

  it('stores the request before it is sent', async () => {
    offer(HAMPER);
    const kept: (string | null)[] = [];
    server.use(
      ...fake(rewardOrderCalls, {
        'POST /dollar/redeem': () => {
          kept.push(sessionStorage.getItem(`draft.once.exchange.${member}.reward.1010`));
          return HAMPER_ORDER;
        },
      }),
    );
    const { user, whereabouts } = open();
    await agree(user);
    await user.click(await button());
    await waitFor(() => expect(whereabouts()).toContain('/exchangeSuccess'));
    expect(kept.map((text) => JSON.parse(text ?? '{}') as object)).toMatchObject([
      { sent: { rewardId: '1010', qty: 1 } },
    ]);
  });

  it('sends one request, however often the button is pressed', async () => {
    offer(HAMPER);
    const asked = answerWith(HAMPER_ORDER);
    const { user, whereabouts } = open();
    await agree(user);
    await user.tripleClick(await button());
    await waitFor(() => expect(whereabouts()).toBe('/exchangeSuccess?orderNo=R2611211'));
    expect(asked).toHaveLength(1);
  });

  it('recalculates another quantity, which is stored in the address', async () => {
    offer(HAMPER);
    const { user, whereabouts } = open();
    await user.click(
      await screen.findByRole('button', {
        name: say('kit:fields.more', { what: say('confirm.quantity') }),
      }),
    );
    await button(say.like('confirm.redeem', { amount: dollars('1,320.00') }));
    expect(whereabouts()).toContain('qty=2');
    await user.click(
      screen.getByRole('button', { name: say('kit:fields.more', { what: say('confirm.quantity') }) }),
    );
    await screen.findByText(say('confirm.most.stock', { figures: '3' }));
  });

  it('repeats a request without a response unchanged, over a reload, and then forgets it', async () => {
    offer(HAMPER);
    const asked = answerWith(refuse('INTERNAL'), refuse('INTERNAL'), HAMPER_ORDER);
    const first = open();
    await agree(first.user);
    await first.user.click(await button());
    await first.user.click(await button(say.like('confirm.finish')));
    await act(async () => undefined);
    first.unmount();
    // the price has changed meanwhile: the confirmed request stays unchanged
    offer({ ...HAMPER, price: '700.00' });
    const second = open();
    await screen.findByText(say.like('confirm.unanswered', { count: 1, name: 'The festive hamper' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await second.user.click(await button(say.like('confirm.finish')));
    await waitFor(() => expect(second.whereabouts()).toContain('/exchangeSuccess'));
    expect(asked).toHaveLength(3);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual(asked[0]);
    second.unmount();
    const third = open();
    await agree(third.user);
    await third.user.click(await button());
    await waitFor(() => expect(asked).toHaveLength(4));
    expect(asked[3]?.['idempotencyKey']).not.toBe(asked[0]?.['idempotencyKey']);
  });

  it('keeps an unknown outcome when a retry is refused before it was processed', async () => {
    offer(HAMPER);
    answerWith(refuse('INTERNAL'), refuse('BUSY'));
    const { user } = open();
    await agree(user);
    await user.click(await button());
    await user.click(await button(say.like('confirm.finish')));
    await screen.findByText(errorText('BUSY'));
    screen.getByText(say.like('confirm.unanswered'));
    await button(say.like('confirm.finish'));
  });

  it('shows a changed price and asks for another confirmation, under the same key', async () => {
    offer(HAMPER);
    const asked = answerWith(refuse('PRICE_CHANGED', { price: '700.00' }), HAMPER_ORDER);
    const { user } = open();
    await agree(user);
    offer({ ...HAMPER, price: '700.00' });
    await user.click(await button());
    await screen.findByText(say('confirm.newPrice', { before: dollars('660.00'), now: dollars('700.00') }));
    expect(screen.queryByText(errorText('PRICE_CHANGED'))).toBeNull();
    expect(screen.getByRole('checkbox', { checked: false })).toBeTruthy();
    await user.click(await button(say.like('confirm.redeem', { amount: dollars('700.00') })));
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole('checkbox'));
    await user.click(await button());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ expectedPrice }) => expectedPrice)).toEqual(['660.00', '700.00']);
    expect(asked[1]?.['idempotencyKey']).toBe(asked[0]?.['idempotencyKey']);
  });

  it.each([
    ['REWARD_STOCK', 'STOCK', errorText('REWARD_STOCK'), say('bar.STOCK')],
    ['REWARD_LIMIT', 'LIMIT', errorText('REWARD_LIMIT'), say('bar.LIMIT')],
    ['BALANCE_INSUFFICIENT', 'BALANCE', errorText('BALANCE_INSUFFICIENT'), say('bar.DOLLAR')],
  ] as const)('refused for %s says so and reads the offer anew', async (error, bar, says, why) => {
    offer(HAMPER);
    answerWith(refuse(error));
    const { user } = open();
    await agree(user);
    offer({ ...HAMPER, quote: { ...HAMPER.quote, reason: bar } });
    await user.click(await button());
    await screen.findByText(says);
    await screen.findByText(why);
    expect((await button()).getAttribute('aria-disabled')).toBe('true');
  });

  it('cannot be pressed by a member of a lower tier, nor without a network', async () => {
    offer({ ...HAMPER, quote: { ...HAMPER.quote, reason: 'TIER' } });
    const asked = answerWith(HAMPER_ORDER);
    const { user, unmount } = open();
    await screen.findByText(say('bar.TIER', { tier: 'Gold' }));
    await agree(user);
    await user.click(await button());
    expect(asked).toEqual([]);
    unmount();
    offer(HAMPER);
    open();
    const on = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    try {
      await button();
      act(() => void window.dispatchEvent(new Event('offline')));
      await screen.findByText(say.like('kit:needsConnection'));
    } finally {
      if (on) Object.defineProperty(navigator, 'onLine', on);
    }
  });
});

it('goods with some money go on to the payment', async () => {
  server.use(
    ...fake(pointsGoodsCalls, {
      'GET /point/mall/selectPointsGoodsInfoById': CANDLE,
      'GET /point/mall/getExchangePointGoods': ({ payload }) => ({
        ...CANDLE_CHECK,
        way: payload['way'] === 'TOP_UP' ? ('TOP_UP' as const) : ('POINTS' as const),
        points: 1200,
        cash: '60.00',
        balanceAfter: 47400,
      }),
    }),
  );
  const asked: Record<string, unknown>[] = [];
  const pay = { id: '7', signTimerStr: 's', amount: '60.00', holdUntil: '2026-11-21T12:15:00+08:00' };
  server.use(
    ...fake(pointsOrderCalls, {
      'POST /point/mall/pointsPayGoods': ({ payload }) => {
        asked.push(payload);
        return { ...CANDLE_ORDER, status: 'CREATED' as const, cash: '60.00', pay };
      },
    }),
  );
  const { user, whereabouts } = open('/exchangeSure?type=points&id=1015&way=TOP_UP');
  await agree(user);
  await user.click(
    await button(
      say.like('confirm.redeemAndPay', {
        amount: say('amount.points', { count: 1200, figures: '1,200' }),
        cash: '60.00',
      }),
    ),
  );
  await waitFor(() => expect(whereabouts()).toBe('/points-pay?orderNo=G2611211'));
  expect(asked).toMatchObject([
    { goodsId: '1015', way: 'TOP_UP', expectedPoints: 1200, expectedCash: '60.00' },
  ]);
});

it('an address that names nothing leads to the rewards', async () => {
  const { container } = open('/exchangeSure');
  await screen.findByRole('heading', { name: say('confirm.nothing') });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/redeem-rewards');
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('an unknown item leads to the rewards, without a retry', async () => {
  server.use(...fake(rewardCalls, { 'GET /dollar/reward': refuse('NOT_FOUND') }));
  open('/exchangeSure?type=dollar&id=99');
  await screen.findByRole('heading', { name: say('shelf.none') });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/redeem-rewards');
  expect(screen.queryByRole('button')).toBeNull();
});
