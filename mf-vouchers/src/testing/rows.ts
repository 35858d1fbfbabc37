import type { MyVoucher, OfferBrief, OfferDetail, OfferedCoupon, VoucherInfo } from '../../contract/index.ts';

/** Rows for the tests of screens, as the server would give them. */
export const TEA: MyVoucher = {
  id: '7',
  code: 'V00000007',
  name: 'Afternoon tea for two',
  picture: { src: '/pictures/tea.svg', alt: 'A tea stand' },
  type: 'DINING',
  minSpend: '0.00',
  status: 'TAKEN',
  validFrom: '2026-11-01T00:00:00+08:00',
  validTo: '2099-12-31T23:59:59+08:00',
  started: true,
  expiringSoon: false,
  properties: [],
  heldBy: null,
};
export const TEA_INFO: VoucherInfo = {
  ...TEA,
  terms: ['One voucher a table.'],
  usage: ['Show the code to our staff.'],
  outlets: [
    {
      code: 'TEA',
      name: 'Tea Gallery',
      property: 'Heritage Hotel',
      hours: '14:00–18:00',
      phone: '+853 2888 0001',
    },
    { code: 'BAR', name: 'Atelier Bar', property: 'Atelier', hours: '17:00–01:00', phone: '+853 2888 0002' },
  ],
  history: [{ at: '2026-11-01T10:00:00+08:00', event: 'TAKEN', place: null }],
  receipt: null,
};
export const USED_INFO: VoucherInfo = {
  ...TEA_INFO,
  status: 'BURNED',
  history: [...TEA_INFO.history, { at: '2026-11-21T15:00:00+08:00', event: 'BURNED', place: 'Tea Gallery' }],
  receipt: { receiptNo: 'B0000012', burnedAt: '2026-11-21T15:00:00+08:00' },
};
export const CREDIT: MyVoucher = {
  ...TEA,
  id: '8',
  name: 'Dining credit',
  type: 'CASH',
  face: '100.00',
  minSpend: '400.00',
};

export const OFFER: OfferBrief = {
  id: '3',
  title: 'Tea in the gallery',
  summary: 'Three tiers and a quiet hour.',
  picture: TEA.picture,
  category: { code: 'dining', name: 'Dining' },
  tags: [{ code: 'couple', name: 'For two' }],
  area: { code: 'nape', name: 'NAPE' },
  property: null,
  validFrom: '2026-11-01T00:00:00+08:00',
  validTo: '2099-12-31T23:59:59+08:00',
  ended: false,
  hasCoupon: true,
  collected: false,
};
export const COUPON: OfferedCoupon = {
  couponCode: 'TEA2',
  name: 'Afternoon tea for two',
  picture: TEA.picture,
  type: 'DINING',
  minSpend: '0.00',
  properties: [],
  stockLeft: 12,
  perMember: 1,
  taken: 0,
  startAt: '2026-11-01T00:00:00+08:00',
  endAt: '2099-12-31T23:59:59+08:00',
  tierMin: 'GOLD',
  tierMinName: 'Gold',
  validDays: 30,
  validTo: null,
  reason: null,
};
export const DETAIL: OfferDetail = {
  ...OFFER,
  html: '<p>A stand of <strong>three</strong> tiers.</p>',
  images: [TEA.picture],
  shops: [],
  coupon: COUPON,
  share: { title: 'Tea in the gallery', text: 'For two' },
};
