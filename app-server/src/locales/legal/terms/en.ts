import type { SectionCopy } from '../legal-document.ts';

export const en = {
  eligibility: {
    title: 'Eligibility',
    paragraphs: [
      'Membership of The Resort Collection (“The Resort”, “we”, “us”) is free of charge and open to any person aged 21 or over on the date of joining, Macau time. Each person may hold 1 membership only, which is personal to the member and may not be transferred or shared.',
      'Please register your name as shown on your travel document, and your own phone number. We may ask for identification before issuing a member card or handing over a reward.',
    ],
  },
  account: {
    title: 'Your account and one-time codes',
    paragraphs: [
      'When you sign in with your phone number, we send you a one-time code of 6 digits. It is valid for 5 minutes and can be used once. Our staff will never ask you for it. Please do not disclose it to anyone.',
      'You may remain signed in on up to 5 devices. You are responsible for activity on your account while you are signed in. If you lose your phone or notice activity that you do not recognise, please notify us immediately and we will suspend access to your account.',
    ],
  },
  reservations: {
    title: 'Reservations, payments and refunds',
    paragraphs: [
      'Before you pay, the total price is shown in Macau patacas (MOP), with service charge and tourism tax shown separately. Amounts in other currencies are for reference only. Until payment is completed, a room is held for 15 minutes, and a table, treatment or ticket for 10 minutes; ticket holds are extended by 5 minutes once you start to pay. The remaining time is shown on your screen. If payment is not completed in time, the hold is released and nothing is charged.',
      'Free cancellation is available until the time shown on your reservation. After that time, any cancellation fee is shown before you confirm. Refunds are made to the original payment method, usually within 7 to 14 working days, depending on your bank. Resort Dollars, points and vouchers are returned to your account immediately and keep their original expiry dates.',
    ],
  },
  vouchers: {
    title: 'Vouchers and Resort Dollars',
    paragraphs: [
      'A voucher is valid at the outlets stated on it, until 23:59 Macau time on its expiry date. It can be used once and cannot be exchanged for cash.',
      'Resort Dollars are a credit issued by The Resort: 1.00 Resort Dollar is worth MOP 1.00 towards rewards, and towards reservations that accept Resort Dollars. Resort Dollars have no cash value and may not be sold or transferred. Further details are set out in the Programme Rules.',
    ],
  },
  conduct: {
    title: 'Acceptable use',
    paragraphs: [
      'Your membership is for your personal use only. Please use it honestly and with courtesy towards other guests and our staff. Vouchers, Resort Dollars, points and tickets may not be sold, and accounts may not be opened or operated by automated means.',
      'If we find false information, more than 1 membership held by the same person, or misuse of codes or offers, we may suspend the membership and cancel any benefits obtained as a result. We will give you our reasons, and you may ask us to review the decision.',
    ],
  },
  changes: {
    title: 'Changes to these terms, and closing your membership',
    paragraphs: [
      'We may amend these terms. A new version is published in the app, with its version number and effective date, at least 30 days before it takes effect. Confirmed reservations are not affected.',
      'You may request closure of your membership under My profile once your current reservations are completed and any amounts on hold are settled. Your membership closes 15 days after your request; if you sign in before then, the request is withdrawn and your membership continues. On closure, any remaining vouchers, Resort Dollars and points are forfeited without compensation.',
    ],
  },
  liability: {
    title: 'Our liability',
    paragraphs: [
      'We take reasonable care to keep the app accurate and available, but we do not warrant that it will be uninterrupted or free of error. If a price or benefit is manifestly incorrect, we will contact you, and you may choose to proceed at the correct price or cancel free of charge.',
      'We are liable in accordance with the law for loss caused by our fault. Nothing in these terms excludes or limits liability that cannot be excluded or limited by law, including liability for wilful misconduct or gross negligence.',
    ],
  },
  law: {
    title: 'Governing law, disputes and language',
    paragraphs: [
      'These terms are governed by the law of the Macao Special Administrative Region, whose courts have jurisdiction over any dispute. Mandatory consumer protection in your place of residence is not affected.',
      'If you have a concern, please contact us first through Help in the app or at a membership desk. These terms are published in 5 languages; in the event of any discrepancy, the Traditional Chinese version prevails.',
    ],
  },
} satisfies Record<string, SectionCopy>;

/** What every other language has to fill. */
export type TermsCopy = Record<keyof typeof en, SectionCopy>;
