import type { Executor } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { member } from '../../schema/index.ts';
import {
  memberWithCard,
  memberWithEmail,
  memberWithNumber,
  memberWithPhone,
} from '../sign-in/find-member.ts';
import { phoneNumber, recipientOf } from '../one-time-code/number.ts';

/**
 * An account that somebody typed, in its one form. The tries are counted by `name` and the member is looked up by the
 * same form, so that two ways of writing one account never count apart, for members and strangers alike.
 */
export interface Account {
  /** what is counted; nothing about it depends on whether a member has the account */
  readonly name: string;
  find(db: Executor): Promise<typeof member.$inferSelect | undefined>;
}

const HOME_AREA = '+853';

/** Nobody has it. */
const nobodys = (name: string): Account => ({ name, find: () => Promise.resolve(undefined) });

const withoutSpaces = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '');

function phoneAccount(text: string, areaCode: string): Account {
  try {
    const number = phoneNumber({ areaCode, phone: text });
    return { name: `phone ${recipientOf(number)}`, find: (db) => memberWithPhone(db, number) };
  } catch (error) {
    // a number of the wrong length, or of an area that we do not serve
    if (error instanceof DomainError) return nobodys(`other ${text.toLowerCase()}`);
    throw error;
  }
}

/** An email address, a member number, or else a phone number; the area code counts for phone numbers only. */
export function typedAccount(account: string, areaCode = HOME_AREA): Account {
  const text = withoutSpaces(account);
  if (text.includes('@')) {
    const email = text.toLowerCase();
    return { name: `email ${email}`, find: (db) => memberWithEmail(db, email) };
  }
  if (/^R\d+$/i.test(text)) {
    const memberNo = text.toUpperCase();
    return { name: `number ${memberNo}`, find: (db) => memberWithNumber(db, memberNo) };
  }
  return phoneAccount(text, areaCode);
}

/** A card by its number. It counts by itself: its tries do not tell which account it belongs to. */
export function cardAccount(typed: string): Account {
  const cardNo = withoutSpaces(typed);
  return { name: `card ${cardNo}`, find: (db) => memberWithCard(db, cardNo) };
}
