import { useMember } from '@resort/shared/session';
import { to } from '@resort/shared/routes';
import type { ExchangeCheck, GoodsDetail, PointsOrder, Way } from '../../../contract/index.ts';
import { useExchangeCheckQuery, useOneOfTheGoodsQuery, useOrderGoodsMutation } from '../../api/exchange.ts';
import { ExchangePage } from '../../exchange/ExchangePage.tsx';
import { mostOf, type Offer } from '../../exchange/offer.ts';
import { useExchange } from '../../exchange/use-exchange.ts';
import type { ExchangeChoice } from './exchange-choice.ts';

interface Order {
  goodsId: string;
  qty: number;
  way: Way;
  expectedPoints: number;
  expectedCash?: string;
  pickupProperty?: string;
}

/** Goods of the points mall, for points alone or with some money. */
export function PointsExchange({ id, qty, way, onQty }: ExchangeChoice & { way: Way }) {
  const { userId } = useMember();
  const name = `${userId}.goods.${id}.${way}`;
  const fresh = { refetchOnMountOrArgChange: true };
  const goods = useOneOfTheGoodsQuery({ id }, fresh);
  const check = useExchangeCheckQuery({ id, qty, way }, fresh);
  const [order] = useOrderGoodsMutation();
  const again = () => {
    void goods.refetch();
    void check.refetch();
  };
  const exchange = useExchange<Order, PointsOrder>({
    name,
    send: order,
    receiptOf: ({ orderNo, pay }) => to(pay ? '/points-pay' : '/pointsSuccess', { orderNo }),
    onRefused: again,
  });
  const cash = way === 'TOP_UP' ? goods.data?.topUp?.cash : undefined;
  return (
    <ExchangePage
      name={name}
      offer={goods.data && check.data && offerOf(goods.data, check.data)}
      isReckoning={goods.isFetching || check.isFetching}
      failure={goods.error ?? check.error}
      onRetry={again}
      onQty={onQty}
      exchange={exchange}
      requestOf={(offer, { pickUp }) => ({
        goodsId: id,
        qty: offer.qty,
        way,
        expectedPoints: Number(offer.each),
        ...(cash === undefined ? {} : { expectedCash: cash }),
        ...(pickUp === null ? {} : { pickupProperty: pickUp }),
      })}
    />
  );
}

function offerOf({ points, topUp, tierMinName, ...goods }: GoodsDetail, check: ExchangeCheck): Offer {
  const isTopUp = check.way === 'TOP_UP';
  return {
    ...goods,
    ...mostOf(goods),
    unit: 'POINT',
    qty: check.qty,
    each: isTopUp ? (topUp?.points ?? points) : points,
    total: check.points,
    cash: isTopUp ? check.cash : null,
    balance: check.balance,
    balanceAfter: check.balanceAfter,
    bar: check.reason,
    tierName: tierMinName,
  };
}
