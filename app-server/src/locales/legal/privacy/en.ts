import type { SectionCopy } from '../legal-document.ts';

export const en = {
  collection: {
    title: 'Personal data we collect',
    paragraphs: [
      'When you join, we collect your title, name, date of birth, phone number, home city and preferred language, and your email address if you choose to provide it. As you use your membership, we record your reservations, payments, vouchers, Resort Dollars, points and messages with us.',
      'To protect your account, we also record the type of your device, its network address and the time of each visit. Your full payment card number is processed by the payment provider; we do not store it.',
    ],
  },
  purposes: {
    title: 'How we use it',
    paragraphs: [
      'We use your personal data to administer your membership, hold your reservations, take payments and make refunds, provide the benefits of your tier and answer your enquiries. We also use it to prevent fraud and to comply with our legal obligations.',
      'We send offers and news only with your consent. You may withdraw your consent to SMS, email or notifications at any time under My profile; your membership will not be affected.',
    ],
  },
  codes: {
    title: 'One-time codes',
    paragraphs: [
      'To send a one-time code, we provide your phone number and the message to a telecommunications operator, for that purpose only. We check your entry against an encrypted value from which the code cannot be recovered. A code is valid for 5 minutes and is cancelled after 5 incorrect entries.',
      'To prevent misuse, we record when codes are requested and from which network address. Our staff will never ask for your code; if anyone does, please decline and inform us.',
    ],
  },
  documents: {
    title: 'ID for tickets with name registration',
    paragraphs: [
      'Some events require the name and ID number of every guest. Only in that case, and with your consent, do we collect these details for the guests you enter. The ID number is encrypted before it is stored, and only its first and last characters are displayed.',
      'You may delete a saved guest at any time, and the ID number is deleted with it. If that guest is registered on a ticket that has not yet been used, the details can be deleted after the visit. Please obtain the consent of other persons before entering their details.',
    ],
  },
  sharing: {
    title: 'Disclosure',
    paragraphs: [
      'Within The Resort, staff have access only to the data they need to serve you. Outside The Resort, we share only what is necessary with those who act on our behalf or fulfil your reservation: payment providers, message carriers, the hotel, restaurant or organiser you have booked with, and technology suppliers bound by contract.',
      'We disclose personal data to public authorities only where required by law. We never sell personal data. Where data are transferred outside Macau, we comply with the legal requirements for such transfers.',
    ],
  },
  retention: {
    title: 'Retention',
    paragraphs: [
      'We keep your personal data for as long as you are a member. If you request closure of your membership, you may keep it by signing in within 15 days; after that period, we erase your personal data.',
      'Records of payments, Resort Dollars and points are kept for the period required by law, with names and contact details removed where the law permits. Sign-in and security records are kept only for as long as security requires.',
    ],
  },
  rights: {
    title: 'Your rights and how to contact us',
    paragraphs: [
      'You have the right to access the personal data we hold about you, to have inaccurate data corrected, to object to their use for direct marketing, and to request their deletion or a copy. You can exercise many of these rights yourself under My profile.',
      'For any other request, please contact our personal data officer through Help in the app or at a membership desk. We may need to verify your identity. We will reply as soon as possible, free of charge.',
    ],
  },
  law: {
    title: 'Applicable law and supervisory authority',
    paragraphs: [
      'The Resort Collection (“The Resort”, “we”, “us”) is the entity responsible for processing your personal data, in accordance with the Personal Data Protection Act of the Macao Special Administrative Region (Law 8/2005). Providing your data is voluntary; however, without the data marked as required, we cannot open a membership or accept a reservation.',
      'If you are not satisfied with our reply, you may lodge a complaint with the Personal Data Protection Bureau of the Macao Special Administrative Region. If this statement changes, the new version and its effective date are published here before it takes effect.',
    ],
  },
} satisfies Record<string, SectionCopy>;

/** What every other language has to fill. */
export type PrivacyCopy = Record<keyof typeof en, SectionCopy>;
