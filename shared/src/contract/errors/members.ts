import { errorRows } from './error-row.ts';

/** Registration and profile: 12xxx. */
export const MEMBER_ERRORS = errorRows({
  PHONE_TAKEN: { code: 12001, errorCode: 'PHONE_TAKEN' },
  EMAIL_TAKEN: { code: 12002, errorCode: 'EMAIL_TAKEN' },
  AGE: { code: 12003, errorCode: 'AGE' },
  DOB: { code: 12004, errorCode: 'DOB' },
  NAME_EN: { code: 12005, errorCode: 'NAME_EN' },
  CARD_NOT_MATCH: { code: 12006, errorCode: 'CARD_NOT_MATCH' },
  CARD_LINKED: { code: 12007, errorCode: 'CARD_LINKED' },
  CONSENT: { code: 12008, errorCode: 'CONSENT' },
  REGISTER_SIGNATURE: { code: 12009, errorCode: 'SIGNATURE' },
  TOO_MANY_DEVICES: { code: 12011, errorCode: null },
  GIFT_QUOTA: { code: 12013, errorCode: 'QUOTA' },
  GIFT_STOCK: { code: 12014, errorCode: 'STOCK' },
  TOO_MANY_COMPANIONS: { code: 12015, errorCode: 'MAX_PERSONS' },
  WAITING_NOT_FULL: { code: 12016, errorCode: 'NOT_FULL' },
  TOO_MANY_WAITING: { code: 12017, errorCode: 'MAX_WAITING' },
  CANNOT_CLOSE: { code: 12012, errorCode: 'CANNOT_CLOSE' },
});
