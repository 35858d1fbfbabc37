/** Longer names are cut; the subject tells who somebody is. */
const LONGEST_NAME = 60;
const LONGEST_SUBJECT = 255;

/**
 * How the log names a person: `ana@resort.example <subject>`. The subject is what the provider never gives to
 * somebody else; a name or an address can be. Tokens have names without brackets, so no token is a person.
 * Null without a usable subject.
 */
export function personName({
  sub,
  ...claims
}: {
  sub?: string | undefined;
  preferred_username?: unknown;
  email?: unknown;
}): string | null {
  if (sub === undefined || sub === '' || sub.length > LONGEST_SUBJECT || /[<>\p{C}]/u.test(sub)) return null;
  const shown = [claims.preferred_username, claims.email].find((one) => typeof one === 'string');
  const name = (shown ?? '').replaceAll(/[<>\p{C}]/gu, '');
  return `${name.slice(0, LONGEST_NAME).trim()} <${sub}>`.trim();
}

/** Whether two names in the log are one person, who may have changed the name between. */
export const isSamePerson = (one: string, other: string): boolean => subjectOf(one) === subjectOf(other);

const subjectOf = (name: string): string => /<[^<>]*>$/.exec(name)?.[0] ?? name;
