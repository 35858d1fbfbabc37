import type { TermRule } from './rule.ts';

export const ENGLISH: readonly TermRule[] = [
  {
    wrong: /(?<!opera )\bhouses?\b|(?:^|[.!?] )Houses?\b/,
    right: 'hotel',
    why: 'guests do not call a hotel a house',
  },
  {
    wrong: /\b[Pp]ropert(?:y|ies)\b/,
    right: 'hotel',
    why: 'a property is the owner’s word, not the guest’s',
  },
  {
    wrong: /(?<!Resort |Hong Kong |US )\b[Dd]ollars?\b/,
    right: 'Resort Dollars',
    why: 'guests also pay in Hong Kong dollars',
  },
  { wrong: /\b[Ll]aps(?:e|ed|es)\b/, right: 'expired', why: 'one word for the end of a validity' },
  { wrong: /\b[Cc]oupons?\b/, right: 'voucher', why: 'one word for a voucher' },
  { wrong: /\b[Ee]-mails?\b/, right: 'email', why: 'one spelling' },
  {
    wrong: /\b(?:[Yy]our|[Tt]his|[Tt]he|[Mm]y|[Aa]) bookings?\b(?! (?:terms|number))/,
    right: 'reservation',
    why: '“book” is the verb, “reservation” the noun',
  },
  { wrong: /\b[Mm]ember services\b/, right: 'Member Services', why: 'a name' },
  {
    wrong: /\b[Mm]embership counters?\b|\b[Mm]embers’ desks?\b/,
    right: 'membership desk',
    why: 'one name for the desk',
  },
  {
    wrong: /\bjust now\b/,
    right: '(leave it out)',
    why: 'in Britain it means “a moment ago”',
    only: 'screens',
  },
  { wrong: /\brun out\b/, right: 'has expired', why: 'alarming', only: 'screens' },
  {
    wrong: /\bYou were not charged\b/,
    right: 'You have not been charged',
    why: 'one sentence for one fact',
  },
  {
    wrong: /\b(?:[Gg]oes|[Gg]o|[Cc]omes|[Cc]ome) back (?:to you|the way)\b/,
    right: 'is refunded, is returned',
    why: 'money is refunded; points and Resort Dollars are returned',
  },
];

/** `{{count}} nights` outside a plural form: with one it reads “1 nights”. */
export const BARE_PLURAL: TermRule = {
  wrong:
    /\{\{(?:count|number|points|figures|seconds|minutes|days|max|min|adults)\}\} (?:more )?(?:tier )?[a-z]+s\b/,
  right: 'key_one and key_other',
  why: 'with one it reads “1 nights”',
};
