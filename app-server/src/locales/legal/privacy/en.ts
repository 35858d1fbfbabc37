import type { SectionCopy } from '../legal-document.ts';

export const en = {
  collection: {
    title: 'What we collect',
    paragraphs: [
      'When you join: your title, name, date of birth, phone number, home city and preferred language, and your email address if you choose to give it. As you use your membership: your reservations, payments, vouchers, dollars, points and messages with us.',
      'To keep your account safe we also record the type of your device, its network address and the time of each visit. Your full payment card number stays with the payment provider; we do not store it.',
    ],
  },
  purposes: {
    title: 'Why we use it',
    paragraphs: [
      'We use these details to run your membership, keep your reservations, take payments and make refunds, give you the benefits of your tier, and answer your questions. We also use them to prevent fraud and to meet our duties under the law.',
      'Offers and news come only if you agree. You may withdraw your consent to SMS, email or notifications at any time under My profile, and your membership carries on unchanged.',
    ],
  },
  codes: {
    title: 'One-time codes',
    paragraphs: [
      'To send a code we pass your phone number and the message to a telecommunications provider, for that purpose only. We check what you enter against a sealed value that cannot be turned back into the code. A code is valid for 5 minutes, and 5 wrong entries end it.',
      'To prevent misuse we record when codes are requested and from which network address. Our staff will never ask for your code; if anyone does, please refuse and tell us.',
    ],
  },
  documents: {
    title: 'Identity documents for tickets',
    paragraphs: [
      'Some events need the name and document number of every visitor. Only then, and with your consent, do we ask for those of the visitors you enter. The number is encrypted before it is stored, and screens show only its first and last characters.',
      'You may delete a saved visitor at any time, and the number goes with it; if a valid ticket in that name is still unused, you can delete it after the visit. Please ask other people before entering their details.',
    ],
  },
  sharing: {
    title: 'Who else receives it',
    paragraphs: [
      'Within the Resort, staff see only what they need to serve you. Outside it, we pass what is needed to those who act for us: payment providers, message carriers, the hotel, restaurant or organiser you have booked, and technology suppliers bound by contract.',
      'We give data to an authority only where the law requires it. We never sell your data. If data leave Macau, we follow what the law says about such transfers.',
    ],
  },
  retention: {
    title: 'How long we keep it',
    paragraphs: [
      'We keep your details for as long as you are a member. If you ask to close your membership, signing in within 15 days keeps it; after that we erase your personal details.',
      'Records of payments, dollars and points are kept for as long as the law requires, with names and contact details removed where it allows. Sign-in and security records are kept only as long as safety needs them.',
    ],
  },
  rights: {
    title: 'Your rights, and how to reach us',
    paragraphs: [
      'You may see the personal data we hold on you, have mistakes corrected, object to their use for marketing, and ask for deletion or a copy. Much of this you can do yourself under My profile.',
      'For the rest, ask for our personal data officer through Help in the app or at any membership counter. We may need to confirm who you are. We answer as soon as we can, free of charge.',
    ],
  },
  law: {
    title: 'The law that protects you',
    paragraphs: [
      'The Resort is responsible for your personal data and handles them under the Macau Personal Data Protection Act, Law 8/2005. Giving your details is voluntary, but without those marked as required we cannot open a membership or take a reservation.',
      'If our answer does not satisfy you, you may turn to the Personal Data Protection Bureau of the Macau Special Administrative Region. When this statement changes, the new version and its starting date appear here first.',
    ],
  },
} satisfies Record<string, SectionCopy>;

/** What every other language has to fill. */
export type PrivacyCopy = Record<keyof typeof en, SectionCopy>;
