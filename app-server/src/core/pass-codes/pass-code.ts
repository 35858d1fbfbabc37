import type { Services } from '../../platform/context.ts';

/** Whose code a pass in a wallet shows: a member's, by number, or a voucher's, by id. */
type PassOf = 'MEMBER' | 'VOUCHER';

const PREFIXES: Readonly<Record<PassOf, string>> = { MEMBER: 'MP1', VOUCHER: 'VP1' };

const PURPOSE = 'pass-code';
const written = (mac: Buffer): string => mac.toString('hex').slice(0, 16);

/**
 * The code of a pass: `MP1.<memberNo>.<mac16>` or `VP1.<id>.<mac16>`. A pass cannot change every minute, so the code
 * does not expire and may be photographed: it only says who comes, and whatever it pays the member confirms on the
 * phone.
 */
export const passCode = ({ secrets }: Pick<Services, 'secrets'>, of: PassOf, id: string): string =>
  `${PREFIXES[of]}.${id}.${written(secrets.mac(PURPOSE, of, id))}`;

/** The number or id in a scanned code; undefined if it is forged, or the code of no such pass. */
export function idOfPassCode(
  { secrets }: Pick<Services, 'secrets'>,
  of: PassOf,
  scanned: string,
): string | undefined {
  const [prefix, id = '', mac = '', ...more] = scanned.split('.');
  if (prefix !== PREFIXES[of] || more.length > 0) return undefined;
  return secrets.isMac(mac, written, PURPOSE, of, id) ? id : undefined;
}
