import type { BrowserContext } from 'playwright-core';
import type { Comparison } from './comparison.ts';
import { openPhone } from './measure/phone.ts';
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
    // opens an empty page of the origin, for visitors too: otherwise their visit alone would pay for the browser's start
    const localStorage = route.isMember ? comparison.session : [];
    await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
    return await work(context, origin);
  } finally {
    await close();
  }
}
