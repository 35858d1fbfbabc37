import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

/** Adds axe to every page of a context, bypassing the Content-Security-Policy. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axe.source });
}

/** Rules about whole pages, and ids that states share: the gallery is not a page. */
const OF_PAGES = [
  'region',
  'page-has-heading-one',
  'heading-order',
  'duplicate-id-aria',
  ...['banner', 'complementary', 'contentinfo', 'main'].map((name) => `landmark-${name}-is-top-level`),
  ...['banner', 'contentinfo', 'main'].map((name) => `landmark-no-duplicate-${name}`),
  'landmark-one-main',
  'landmark-unique',
];

/** axe's findings: rule and element, one line each. `ofParts`: the page shows components. */
export async function axeFindings(page: Page, { ofParts = false } = {}): Promise<string[]> {
  const violations = await page.evaluate(
    async (off) => {
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
      const found = await inPage.run(document, { rules, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
      );
    },
    ofParts ? OF_PAGES : [],
  );
  return violations;
}
