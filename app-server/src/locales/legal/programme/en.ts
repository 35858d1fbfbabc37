import type { SectionCopy } from '../legal-document.ts';

export const en = {
  tiers: {
    title: 'Tiers and tier points',
    paragraphs: [
      'There are 4 tiers. Everyone begins as Classic; Silver starts at 2,000 tier points, Gold at 10,000 and Diamond at 40,000. You move up as soon as your tier points reach the figure.',
      'You earn tier points on qualifying spending at the Resort when you show your member card before paying. They are counted apart from points: using points or dollars does not lower them, and they cannot be bought or passed on.',
    ],
  },
  period: {
    title: 'The programme year',
    paragraphs: [
      'Tier points are counted over a programme year, from 1 April to 31 March, by the date in Macau. Each 1 April the count begins again at 0; tier points are not carried into the next year.',
      'A stay counts on the day of check-out, everything else on the day it is paid. If a payment is refunded, the tier points it brought are taken back.',
    ],
  },
  dollars: {
    title: 'Dollars are not cash',
    paragraphs: [
      '1.00 dollar is worth MOP 1.00 towards rewards and reservations that accept dollars. Dollars cannot be paid out, sold, lent or passed to another member.',
      'Dollars used for a reservation are held until it is paid; if it is not completed, they return to your balance. Dollars that come back with a refund keep their original expiry date. Those that expire first are used first.',
    ],
  },
  points: {
    title: 'Points and their expiry',
    paragraphs: [
      'Points are whole numbers and are exchanged for goods in the points mall. Each credit of points has its own expiry date, shown with your balance. Points lapse at the end of that day, Macau time, and those that expire first are used first.',
      'Please look at the date from time to time, as lapsed points cannot be restored. Points returned for a cancelled exchange keep their original expiry date.',
    ],
  },
  vouchers: {
    title: 'Using a voucher',
    paragraphs: [
      'To use a voucher, open the app at the outlet and show its code live. The code renews every 60 seconds, and only the live code counts: a screenshot, a printout or a forwarded picture is refused.',
      'A voucher can be used once. While a reservation holds it, it cannot be used elsewhere; if the reservation lapses, the voucher returns to you as long as it is still valid. It cannot be extended past its last day.',
    ],
  },
  memberCode: {
    title: 'Your member card and its code',
    paragraphs: [
      'Before paying, open your member card in the app and show its code, so that the spending is credited to you. The code renews every 60 seconds and works once; earlier codes stop working.',
      'The card is for you alone. Our staff may ask for identification, and refuse a screenshot or a card shown by someone else. Spending without the card cannot be credited later.',
    ],
  },
  expiry: {
    title: 'When your card and tier expire',
    paragraphs: [
      'Your member card and tier are valid until the 31 March shown on the card. If you gather the tier points that keeping your tier takes within the programme year, both are renewed for another programme year.',
      'If not, on 1 April you move to the tier that your tier points of that year reach. Membership itself does not expire; dollars, points and vouchers keep dates of their own.',
    ],
  },
} satisfies Record<string, SectionCopy>;

/** What every other language has to fill. */
export type ProgrammeCopy = Record<keyof typeof en, SectionCopy>;
