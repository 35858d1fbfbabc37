/**
 * What is missing in a member's own data, and why. Binary columns are never included: they are hashes, keys
 * and encrypted data.
 */

/** Whole tables, by their name in the database. */
export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  otp: 'one-time codes, kept as hashes and gone after a day; to whom they went stands in the messages',
};

/** Columns, `table.column` as the schema writes them. */
export const LEFT_OUT_COLUMNS: Readonly<Record<string, string>> = {
  'card_customer.reference': 'the name under which the payment provider keeps cards; the cards are told',
  'credential.hash': 'the hash of a password or PIN; that there is one is told',
  'member.openKey': 'a key by which another system of ours knows the member',
  'payment.action': 'an address that opens a page of the payment provider',
};
