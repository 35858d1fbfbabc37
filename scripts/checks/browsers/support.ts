import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

/** A browser by MDN's name, and the oldest supported version. */
export type Oldest = readonly (readonly [BrowserName, number])[];

/** Browserslist's names → MDN's. `android` is the web view, which WeChat uses, beside the browser. */
const NAMES: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  android: ['webview_android'],
};

/** @param queries each of the form `chrome >= 99` */
export function oldestBrowsers(queries: readonly string[]): Oldest {
  return queries.flatMap((query) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    const browsers = NAMES[name];
    if (!browsers) throw new Error(`'${query}' has another form than 'chrome >= 99'`);
    return browsers.map((browser) => [browser, Number(version)] as const);
  });
}

/** Whether all browsers support a feature under its own name; unknown features count as supported. */
export function isSupported(feature: Identifier, oldest: Oldest): boolean {
  const support = feature.__compat?.support;
  return oldest.every(([browser, version]) => {
    const statement = support?.[browser];
    return statement === undefined || [statement].flat().some((part) => holds(part, version));
  });
}

function holds(part: SimpleSupportStatement, version: number): boolean {
  if (part.flags || part.prefix !== undefined || part.alternative_name !== undefined) return false;
  return since(part.version_added) <= version && since(part.version_removed ?? false) > version;
}

/** `≤37`, `15.4` and `4.4.3` → a number; false and `preview` → never. */
function since(version: string | boolean | null): number {
  const [number] = typeof version === 'string' ? (/\d+(?:\.\d+)?/.exec(version) ?? []) : [];
  return number === undefined ? Number.POSITIVE_INFINITY : Number(number);
}
