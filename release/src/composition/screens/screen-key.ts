/**
 * Identifies a screen with a kind of query: `/offer?id=`. Two queries are of the same kind if they differ in numbers
 * only: `?type=points&id=3` is not `?type=dollar&id=3`.
 * @param link below the language prefix: `/offer?id=7`
 */
export function screenKey(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const pairs = [...searchParams].map(([name, value]) => `${name}=${/\d/.test(value) ? '' : value}`);
  return pairs.length === 0 ? pathname : `${pathname}?${pairs.sort().join('&')}`;
}

/** `/offer` of `/offer?id=` */
export const pathOfKey = (key: string): string => key.split('?')[0] ?? '';
