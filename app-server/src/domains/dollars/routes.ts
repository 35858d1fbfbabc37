import {
  balanceCalls,
  pointsGoodsCalls,
  pointsOrderCalls,
  rewardCalls,
  rewardOrderCalls,
  transactionCalls,
} from '@resort/mf-dollars/contract';
import { dollarBalanceCalls } from '@resort/shared/calls/rows';
import { serve } from '../../platform/calls/serve.ts';
import { dollarBalance, myPoint } from './balance.ts';
import { holds } from './holds.ts';
import { exchangeCheck, goodsInfo, pointsGoods } from './points-goods.ts';
import { cancelPointsOrder, myOrderInfo, myOrderList, pointsPayGoods } from './points-orders.ts';
import { releases } from './releases.ts';
import { cancelRewardOrder, redeem, rewardOrderInfo } from './reward-orders.ts';
import { reward, rewards } from './rewards.ts';
import { transactionMonths, transactions } from './transactions.ts';
import { transactionsCsv } from './transactions-csv.ts';

export const dollarRoutes = [
  ...serve(dollarBalanceCalls)({ 'GET /dollar/balance': dollarBalance }),
  ...serve(balanceCalls)({
    'GET /dollar/release': releases,
    'GET /dollar/hold': holds,
  }),
  ...serve(rewardCalls)({ 'GET /dollar/rewards': rewards, 'GET /dollar/reward': reward }),
  ...serve(rewardOrderCalls)({
    'POST /dollar/redeem': redeem,
    'GET /dollar/order/info': rewardOrderInfo,
    'POST /dollar/order/cancel': cancelRewardOrder,
  }),
  ...serve(transactionCalls)({
    'POST /dollar/transaction': transactions,
    'GET /dollar/transaction/months': transactionMonths,
    'POST /dollar/transaction/csv': transactionsCsv,
  }),
  ...serve(pointsGoodsCalls)({
    'GET /point/mall/getPointsGoods': pointsGoods,
    'GET /point/mall/getMyPoint': myPoint,
    'GET /point/mall/selectPointsGoodsInfoById': goodsInfo,
    'GET /point/mall/getExchangePointGoods': exchangeCheck,
  }),
  ...serve(pointsOrderCalls)({
    'POST /point/mall/pointsPayGoods': pointsPayGoods,
    'GET /point/mall/getMyOrderList': myOrderList,
    'GET /point/mall/getMyOrderInfo': myOrderInfo,
    'POST /point/mall/cancelOrder': cancelPointsOrder,
  }),
];
