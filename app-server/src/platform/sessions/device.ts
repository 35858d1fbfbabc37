/**
 * The first match wins: WeChat and Edge also name Chrome, Chrome also names Safari, an iPhone also names the
 * Mac.
 */
const BROWSERS = [
  ['WeChat', /MicroMessenger/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

const named = (table: readonly (readonly [string, RegExp])[], userAgent: string) =>
  table.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** How a member recognises a device: `Safari, iPhone`; null if the user agent names neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const names = [named(BROWSERS, userAgent), named(SYSTEMS, userAgent)].filter((name) => name !== undefined);
  return names.length === 0 ? null : names.join(', ');
}
