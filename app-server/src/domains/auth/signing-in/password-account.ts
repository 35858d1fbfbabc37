import type { Executor } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { member } from '../../../schema/index.ts';
import {
  memberWithCard,
  memberWithEmail,
  memberWithNumber,
  memberWithPhone,
} from '../../../core/member/find-member.ts';
import { phoneNumber, recipientOf } from '../../../core/one-time-code/number.ts';

/**
 * A typed account, normalised. Attempts are counted by `name` and the member is looked up by the same form,
 * so that two spellings of one account never count separately, for members and strangers alike.
 */
export interface Account {
  /** what is counted; independent of whether a member has the account */
  readonly name: string;
  find(db: Executor): Promise<typeof member.$inferSelect | undefined>;
}

const HOME_AREA = '+853';

/** An account without a member. */
const nobodys = (name: string): Account => ({ name, find: () => Promise.resolve(undefined) });

const withoutSpaces = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '');

function phoneAccount(text: string, areaCode: string): Account {
  try {
    const number = phoneNumber({ areaCode, phone: text });
    return { name: `phone ${recipientOf(number)}`, find: (db) => memberWithPhone(db, number) };
  } catch (error) {
    // a number of the wrong length, or of an unsupported area
    if (error instanceof DomainError) return nobodys(`other ${text.toLowerCase()}`);
    throw error;
  }
}

/**
 * An email address, a member number, or else a phone number; the area code is used for phone numbers only.
 */
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

/** A card by its number. It is counted separately, so that attempts do not reveal its account. */
export function cardAccount(typed: string): Account {
  const cardNo = withoutSpaces(typed);
  return { name: `card ${cardNo}`, find: (db) => memberWithCard(db, cardNo) };
}
