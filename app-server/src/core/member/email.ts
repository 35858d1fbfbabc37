import { DomainError } from '../../platform/domain-error.ts';

/** The pattern of HTML's `<input type="email">` (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in the domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
const MAX_LENGTH = 254;

/** Normalises an address to lower case; throws EMAIL_FORMAT. */
export function emailAddress(typed: string): string {
  const email = typed.normalize('NFKC').trim().toLowerCase();
  if (email.length > MAX_LENGTH || !EMAIL.test(email)) throw new DomainError('EMAIL_FORMAT');
  return email;
}
