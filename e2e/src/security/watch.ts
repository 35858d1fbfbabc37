import type { Page } from 'playwright-core';
import { product } from '../page/running-product.ts';

/** Records unexpected code that ran in a page, and policy violations. */
export async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== product.origin && /^https?:/.test(request.url()))
      seen.push(request.url());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      sessionStorage.setItem(
        'violated',
        `${sessionStorage.getItem('violated') ?? ''} ${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return async () => {
    const ran = await page.evaluate(() => [
      ...('ran' in window ? ['a script ran'] : []),
      ...(sessionStorage.getItem('violated') ?? '').split('\n').filter((text) => text !== ''),
    ]);
    return [...seen, ...ran];
  };
}
