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

/** Changes what a call answers, as if the member looked at the shelf a while ago. */
export async function doctor<Data>(page: Page, path: string, change: (data: Data) => void): Promise<void> {
  await page.route(isCall(path), async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: Data };
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
