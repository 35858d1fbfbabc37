import type { SectionCopy } from '../legal-document.ts';

export const en = {
  tiers: {
    title: 'Tiers and tier points',
    paragraphs: [
      'There are 4 tiers. Every member starts as Classic. Silver requires 2,000 tier points, Gold 10,000 and Diamond 40,000. You are upgraded as soon as your tier points reach the required number.',
      'Tier points are earned on qualifying spending at The Resort when you present your member card before payment. They are counted separately from points: using points or Resort Dollars does not reduce them, and they cannot be purchased or transferred.',
    ],
  },
  period: {
    title: 'The programme year',
    paragraphs: [
      'Tier points are counted over a programme year, from 1 April to 31 March, Macau time. On 1 April of each year the count restarts at 0; tier points are not carried forward.',
      'A stay is counted on the date of check-out, and all other spending on the date of payment. If a payment is refunded, the tier points earned on it are deducted.',
    ],
  },
  dollars: {
    title: 'Resort Dollars',
    paragraphs: [
      '1.00 Resort Dollar is worth MOP 1.00 towards rewards, and towards reservations that accept Resort Dollars. Resort Dollars are not cash: they cannot be withdrawn, sold, lent or transferred to another member.',
      'Resort Dollars used for a reservation are placed on hold until payment is completed; if the reservation is not completed, they are released to your balance. Resort Dollars returned with a refund keep their original expiry date. Resort Dollars expiring soonest are used first.',
    ],
  },
  points: {
    title: 'Points and their expiry',
    paragraphs: [
      'Points are whole numbers and can be redeemed for items in the points mall. Each credit of points has its own expiry date, shown with your balance. Points expire at the end of that day, Macau time. Points expiring soonest are used first.',
      'Expired points cannot be restored; please check your expiry dates from time to time. Points returned for a cancelled redemption keep their original expiry date. Items not collected by the date shown on the order are forfeited and will not be refunded.',
    ],
  },
  vouchers: {
    title: 'Using a voucher',
    paragraphs: [
      'To use a voucher, open the app at the outlet and show the live code. The code refreshes every 60 seconds, and only the live code is accepted; screenshots, printouts and forwarded images are not.',
      'Each voucher can be used once. While a voucher is applied to a reservation, it cannot be used elsewhere; if the reservation expires, the voucher is returned to you, provided that it is still valid. Vouchers cannot be extended beyond their expiry date.',
    ],
  },
  memberCode: {
    title: 'Your member card and member code',
    paragraphs: [
      'Before payment, open your member card in the app and show your member code, so that your spending can be credited. The code refreshes every 60 seconds and can be used once; earlier codes are no longer valid.',
      'Your member card is for your personal use only. Our staff may ask for identification, and will not accept a screenshot or a card presented by another person. Spending without presenting the card cannot be credited afterwards.',
    ],
  },
  expiry: {
    title: 'Validity of your card and tier',
    paragraphs: [
      'Your member card and tier are valid until the 31 March shown on the card. If you earn the tier points required to keep your tier within the programme year, both are renewed for another programme year.',
      'Otherwise, on 1 April you move to the tier that corresponds to the tier points earned in that year. Membership itself does not expire; Resort Dollars, points and vouchers are subject to their own expiry dates.',
    ],
  },
} satisfies Record<string, SectionCopy>;

/** What every other language has to fill. */
export type ProgrammeCopy = Record<keyof typeof en, SectionCopy>;
