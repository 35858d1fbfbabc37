import type { DollarBalance } from '@resort/shared/calls/dollar-balance';
import type {
  MyPoint,
  ExchangeCheck,
  GoodsDetail,
  PointsOrder,
  RewardDetail,
  RewardOrder,
} from '../../contract/index.ts';

const PICTURE = { src: '/art/suite.svg', alt: 'A suite at dusk' };
const HOTELS = [
  { code: 'sjm', name: 'Heritage Hotel' },
  { code: 'glp', name: 'Garden Palace' },
];

/** A reward as the server returns it: two places to collect it, three left. */
export const HAMPER: RewardDetail = {
  id: '1010',
  name: 'The festive hamper',
  summary: 'Preserved meats, tea and a bottle',
  picture: PICTURE,
  category: 'GOURMET',
  tierMin: 'GOLD',
  tierMinName: 'Gold',
  stock: 3,
  limitPerMember: null,
  limitLeft: null,
  pickUp: HOTELS,
  validFrom: '2026-01-01',
  validTo: null,
  redeemable: true,
  reason: null,
  price: '660.00',
  description: ['Packed by our kitchens the day before.'],
  terms: ['It has no cash value.'],
  cancellable: true,
  pickUpDays: 14,
  quote: { qty: 1, amount: '660.00', balance: '2868.50', balanceAfter: '2208.50', reason: null },
};

export const HAMPER_ORDER: RewardOrder = {
  orderNo: 'R2611211',
  status: 'READY',
  itemId: HAMPER.id,
  name: HAMPER.name,
  picture: PICTURE,
  qty: 1,
  orderedAt: '2026-11-21T12:00:00+08:00',
  pickUp: {
    place: { code: 'sjm', name: 'Heritage Hotel' },
    code: '4821 7730',
    before: '2026-12-05T23:59:59+08:00',
  },
  voucherIds: [],
  cancellable: true,
  refundNow: [{ means: 'POINTS', points: 2400 }],
  refunded: [],
  payments: [],
  history: [{ at: '2026-11-21T12:00:00+08:00', status: 'READY' }],
  amount: '660.00',
  balanceAfter: '2208.50',
};

const { price: _price, quote: _quote, ...hamper } = HAMPER;

/** Goods for points, or for fewer with some money. */
export const CANDLE: GoodsDetail = {
  ...hamper,
  id: '1015',
  name: 'Scented candle',
  summary: 'The spa at home',
  points: 2400,
  topUp: { points: 1200, cash: '60.00' },
  tag: 'NEW',
};

export const CANDLE_CHECK: ExchangeCheck = {
  ok: true,
  reason: null,
  qty: 1,
  way: 'POINTS',
  points: 2400,
  cash: '0.00',
  currency: 'MOP',
  balance: 48600,
  balanceAfter: 46200,
};

const { amount: _amount, balanceAfter: _after, ...order } = HAMPER_ORDER;
export const CANDLE_ORDER: PointsOrder = {
  ...order,
  orderNo: 'G2611211',
  itemId: CANDLE.id,
  name: CANDLE.name,
  points: 2400,
  cash: '0.00',
  currency: 'MOP',
  balanceAfter: 46200,
  pay: null,
};

export const BALANCE: DollarBalance = {
  available: '2868.50',
  held: '120.00',
  total: '2988.50',
  pendingRelease: '248.05',
  expiring: [{ amount: '388.00', expireOn: '2026-12-31' }],
  currency: 'DOLLAR',
  parity: { currency: 'MOP', rate: '1.00' },
  asOf: '2026-11-21T12:00:00+08:00',
};

export const MY_POINTS: MyPoint = {
  points: 48600,
  held: 0,
  pendingRelease: 0,
  expiring: [{ points: 8000, expireOn: '2026-12-31' }],
  asOf: '2026-11-21T12:00:00+08:00',
};
