import type { Page, Route } from 'playwright-core';
import { textsOf } from '@resort/shared/testing/texts';
import { expectSoon } from '../../page/expect-soon.ts';
import { open } from '../../page/as-member.ts';

const say = textsOf('dollars');

/** The part of the server's confirmation of a reward that journeys change. */
interface RewardAnswer {
  price: string;
  quote: { reason: string | null };
}

/** Changes a reward's details, as if the member had loaded them earlier. */
export async function doctorReward(page: Page, change: (reward: RewardAnswer) => void): Promise<void> {
  await page.route(isCall('/dollar/reward'), async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: RewardAnswer };
    change(envelope.data);
    await route.fulfill({ response, json: envelope });
  });
}

/** Intercepts a call. */
export const meddle = (page: Page, path: string, handler: (route: Route) => Promise<void>, times: number) =>
  page.route(isCall(path), handler, { times });

export const isCall = (path: string) => (url: URL) => url.pathname.endsWith(`/gateway${path}`);

/** Expects this number of entries in the member's history. */
export async function expectInHistory(
  page: Page,
  title: string,
  times: number,
  unit = 'dollar',
): Promise<void> {
  await open(page, `/transaction-history?unit=${unit}`);
  await page.getByText(say('kit:end')).waitFor();
  await expectSoon(() => page.getByRole('button', { name: title }).count()).toBe(times);
}
