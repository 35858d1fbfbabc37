import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { openPhone, signIn, type Phone } from '../phone.ts';
import { browser, product } from '../running-product.ts';

/** A journey of a member, who is signed in. */
export async function onPhone(
  member: string,
  journey: (phone: Phone) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const phone = await openPhone(browser, options);
  phone.page.setDefaultTimeout(12_000);
  try {
    await phone.page.goto(`${product.origin}/en/sign-in`);
    await signIn(phone.page, product, member);
    await phone.page.waitForURL('**/en/my-membership');
    await journey(phone);
  } finally {
    await phone.close();
  }
}

/** Another screen, as a link would lead there. */
export const open = (page: Page, path: string) => page.goto(`${product.origin}/en${path}`);

/** What a confirmation is told of a reward, as far as journeys change it. */
interface RewardAnswer {
  price: string;
  quote: { reason: string | null };
}

/** Changes what is told of a reward, as if the member had looked at it a while ago. */
export async function doctorReward(page: Page, change: (reward: RewardAnswer) => void): Promise<void> {
  await page.route(isCall('/dollar/reward'), async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: RewardAnswer };
    change(envelope.data);
    await route.fulfill({ response, json: envelope });
  });
}

/** Does something else with a call. */
export const meddle = (page: Page, path: string, handler: (route: Route) => Promise<void>, times: number) =>
  page.route(isCall(path), handler, { times });

export const isCall = (path: string) => (url: URL) => url.pathname.endsWith(`/gateway${path}`);

/** How often something stands in the member's history. */
export async function timesInHistory(page: Page, title: string, unit = 'dollar'): Promise<number> {
  await open(page, `/transaction-history?unit=${unit}`);
  await page.getByText('You have seen everything.').waitFor();
  return page.getByRole('button', { name: title }).count();
}
