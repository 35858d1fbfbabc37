import { auth } from './auth.ts';
import { content } from './content.ts';
import { dollars } from './dollars.ts';
import { hotel } from './hotel.ts';
import { membership } from './membership.ts';
import { payment } from './payment.ts';
import type { Press } from './press.ts';
import { shop } from './shop.ts';
import { ticketing } from './ticketing.ts';
import { vouchers } from './vouchers.ts';

export type { Press } from './press.ts';

/** By the names of the groups. */
export const PRESSES: Readonly<Record<string, Press>> = {
  auth,
  content,
  dollars,
  hotel,
  membership,
  payment,
  shop,
  ticketing,
  vouchers,
};
