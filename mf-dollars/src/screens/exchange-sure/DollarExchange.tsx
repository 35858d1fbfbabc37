import { useMember } from '@resort/shared/session';
import { to } from '@resort/shared/routes';
import type { RewardDetail } from '../../../contract/index.ts';
import { useRedeemRewardMutation, useRewardQuery } from '../../api/exchange.ts';
import { ExchangePage } from '../../exchange/ExchangePage.tsx';
import { mostOf, type Offer } from '../../exchange/offer.ts';
import { useExchange } from '../../exchange/use-exchange.ts';
import type { ExchangeChoice } from './exchange-choice.ts';

interface Redemption {
  rewardId: string;
  qty: number;
  expectedPrice: string;
  pickupProperty?: string;
}

/** The exchange of a reward for Resort Dollars. */
export function DollarExchange({ id, qty, onQty }: ExchangeChoice) {
  const { userId } = useMember();
  const name = `${userId}.reward.${id}`;
  const { data, isFetching, error, refetch } = useRewardQuery(
    { id, qty },
    { refetchOnMountOrArgChange: true },
  );
  const [redeem] = useRedeemRewardMutation();
  const exchange = useExchange<Redemption, { orderNo: string }>({
    name,
    send: redeem,
    receiptOf: ({ orderNo }) => to('/exchangeSuccess', { orderNo }),
    onRefused: () => void refetch(),
  });
  return (
    <ExchangePage
      name={name}
      offer={data && offerOf(data)}
      isReckoning={isFetching}
      failure={error}
      onRetry={() => void refetch()}
      onQty={onQty}
      exchange={exchange}
      requestOf={(offer, { pickUp }) => ({
        rewardId: id,
        qty: offer.qty,
        expectedPrice: String(offer.each),
        ...(pickUp === null ? {} : { pickupProperty: pickUp }),
      })}
    />
  );
}

function offerOf({ price, quote, tierMinName, ...reward }: RewardDetail): Offer {
  return {
    ...reward,
    ...mostOf(reward),
    unit: 'DOLLAR',
    qty: quote.qty,
    each: price,
    total: quote.amount,
    cash: null,
    balance: quote.balance,
    balanceAfter: quote.balanceAfter,
    bar: quote.reason,
    tierName: tierMinName,
  };
}
