import { askMember, type TillRequest } from '../core/till/requests.ts';
import { queueTillNews } from '../core/till/tell-request.ts';
import { PartnerError } from './partner-error.ts';
import type { PartnerContext } from './route.ts';

/** Hundredths of MOP that a code alone may spend: by all payments of a visit together, or by one voucher. */
export const CODE_LIMIT = 5_000_00n;

/** Asks the member to confirm on the phone, by a push and in the app. Throws PAYMENT_EXISTS. */
export async function requestConfirmation(
  { tx, clock }: Pick<PartnerContext<unknown>, 'tx' | 'clock'>,
  wanted: Parameters<typeof askMember>[2],
): Promise<TillRequest> {
  const request = await askMember(tx, clock, wanted);
  if (request === undefined) throw new PartnerError('PAYMENT_EXISTS');
  await queueTillNews(tx, clock, request);
  return request;
}
