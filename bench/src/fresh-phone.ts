import type { BrowserContext } from 'playwright-core';
import type { Comparison } from './comparison.ts';
import { openOrigin, openPhone } from './measure/phone.ts';
import type { MeasuredRoute } from './measure/routes.ts';
import type { VariantName } from './variant-names.ts';

/** The work on a phone that never saw the app before, signed in where the route is a member's. */
export async function withFreshPhone<T>(
  comparison: Comparison,
  variant: VariantName,
  route: MeasuredRoute,
  work: (context: BrowserContext, origin: string) => Promise<T>,
): Promise<T> {
  const origin = comparison.origin(variant);
  const { context, close } = await openPhone(comparison.hosts);
  try {
    await openOrigin(context, origin, route.isMember ? comparison.session : []);
    return await work(context, origin);
  } finally {
    await close();
  }
}
