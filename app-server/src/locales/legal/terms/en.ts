import type { SectionCopy } from '../legal-document.ts';

export const en = {
  eligibility: {
    title: 'Who may join',
    paragraphs: [
      'Membership of the Resort is free and open to anyone aged 21 or over on the day of joining, counted by the date in Macau. Each person may hold 1 membership, which cannot be passed on or shared.',
      'Please give your name as it stands on your travel document, and a phone number that is your own. We may ask to see identification before we issue a member card or hand over a reward.',
    ],
  },
  account: {
    title: 'Your account and codes',
    paragraphs: [
      'When you sign in by phone, we send you a one-time code of 6 digits. It is valid for 5 minutes and works once. Our staff will never ask for it, so please tell it to no one.',
      'You may stay signed in on up to 5 devices. What is done while you are signed in counts as done by you. If you lose your phone, or see something you did not do, tell us at once and we will stop the use of your account.',
    ],
  },
  reservations: {
    title: 'Reservations and payments',
    paragraphs: [
      'Before you pay, we show the full price in Macau patacas (MOP), with service charge and tourism tax on lines of their own. Amounts in other currencies are a guide only. A room, table or ticket is held for the time on your screen and released if it is not paid by then.',
      'Free cancellation ends at the time shown on your reservation. After that we show the fee before you confirm. Refunds go back the way you paid.',
    ],
  },
  vouchers: {
    title: 'Vouchers and dollars',
    paragraphs: [
      'A voucher is valid at the outlets it names, until 23:59 Macau time on the date it shows. It can be used once and is not exchanged for cash.',
      'Dollars are credit within the Resort: 1.00 dollar is worth MOP 1.00 towards rewards, and towards reservations that accept dollars. They have no cash value and cannot be sold or passed on. The programme rules give the details.',
    ],
  },
  conduct: {
    title: 'Fair use',
    paragraphs: [
      'Your membership is for you alone. Please use it honestly and with courtesy to other guests and our staff. Vouchers, dollars, points and tickets may not be sold, and accounts may not be opened or operated by automated programs.',
      'Where we find false details, more than 1 membership, or misuse of codes or offers, we may suspend the membership and cancel what was gained. We will tell you why, and you may ask us to look again.',
    ],
  },
  changes: {
    title: 'Changes, and leaving us',
    paragraphs: [
      'We may change these terms. A new version appears in the app, with its number and starting date, at least 30 days before it begins. Confirmed reservations are not affected.',
      'You may close your membership under My profile once open reservations are finished and held amounts are settled. It closes 15 days after you ask; signing in before then keeps it open. Any vouchers, dollars and points left on closing lapse.',
    ],
  },
  liability: {
    title: 'Our responsibility',
    paragraphs: [
      'We work to keep the app accurate and available, but cannot promise that it is never interrupted or wrong. If a price or benefit is plainly in error, we will contact you, and you may go on at the correct price or cancel without charge.',
      'We are liable under law for loss caused by our fault. Nothing in these terms limits liability that cannot be limited by law, such as for wilful misconduct or gross negligence.',
    ],
  },
  law: {
    title: 'Law and language',
    paragraphs: [
      'These terms follow the law of the Macau Special Administrative Region, and its courts decide disputes. The protection that consumer law gives you where you live is not affected.',
      'If something is not right, please speak to us first, through Help in the app or at a membership counter. These terms are published in 5 languages; where they differ, the traditional Chinese text prevails.',
    ],
  },
} satisfies Record<string, SectionCopy>;

/** What every other language has to fill. */
export type TermsCopy = Record<keyof typeof en, SectionCopy>;
