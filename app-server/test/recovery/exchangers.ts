import type { Goods, PointsOrder } from '@resort/mf-dollars/contract';
import type { CallKey } from '@resort/shared/contract';
import { newRandom, type Identity } from '../platform/protocol/client.ts';
import { sendOver, signInOver } from '../platform/protocol/over-http.ts';

/** One exchange in progress, as a member's device knows it; unanswered steps are repeated. */
interface Errand {
  readonly orderKey: string;
  readonly cancelKey: string;
  order?: PointsOrder;
}

/** The goods that a member's device has ordered. */
export interface Exchanges {
  /** its own session, because the call rate is limited for each session */
  as?: Identity;
  errand?: Errand;
  goods?: Goods;
  /** numbers of acknowledged orders that were not cancelled */
  readonly kept: string[];
  readonly cancelled: string[];
}

interface Exchanger {
  readonly phone: string;
  readonly exchanges: Exchanges;
}

export const newExchanges = (): Exchanges => ({ kept: [], cancelled: [] });

/** One order in this many is kept, as long as there are enough points. */
const KEPT_OF = 4;
const ENOUGH_POINTS = 4_000;

async function ask<T>(origin: string, call: CallKey, as: Identity, payload: object): Promise<T> {
  const { envelope } = await sendOver<T>(origin, call, { as, payload: { ...payload } });
  if (envelope.code !== 0) throw new Error(`${call}: ${envelope.code}`);
  return envelope.data;
}

async function cheapest(origin: string, as: Identity): Promise<Goods> {
  const payload = { sort: 'POINTS_UP', redeemable: 'true', pageSize: '1' };
  const { list } = await ask<{ list: Goods[] }>(origin, 'GET /point/mall/getPointsGoods', as, payload);
  const [goods] = list;
  if (goods === undefined) throw new Error('nothing can be had');
  return goods;
}

/** Orders goods and usually cancels them. A failed step is repeated next time, with the same key. */
export async function exchangeOnce(origin: string, { phone, exchanges: own }: Exchanger): Promise<void> {
  const as = (own.as ??= await signInOver(origin, phone));
  const goods = (own.goods ??= await cheapest(origin, as));
  const errand = (own.errand ??= { orderKey: newRandom(), cancelKey: newRandom() });
  const wish = {
    goodsId: goods.id,
    qty: 1,
    expectedPoints: goods.points,
    pickupProperty: goods.pickUp[0]?.code,
    idempotencyKey: errand.orderKey,
  };
  const { orderNo, balanceAfter } = (errand.order ??= await ask<PointsOrder>(
    origin,
    'POST /point/mall/pointsPayGoods',
    as,
    wish,
  ));
  const isKept = own.kept.length * KEPT_OF < own.cancelled.length && balanceAfter > ENOUGH_POINTS;
  if (isKept) own.kept.push(orderNo);
  else {
    const payload = { orderNo, idempotencyKey: errand.cancelKey };
    await ask<PointsOrder>(origin, 'POST /point/mall/cancelOrder', as, payload);
    own.cancelled.push(orderNo);
  }
  delete own.errand;
}
