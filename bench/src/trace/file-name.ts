const HASH = /\.[0-9a-f]{8,}(?=\.\w+$)/;
const ARTIFACT = /^\/artifacts\/([^/]+)\/[^/]+\/(.+)$/;

/**
 * `shell`, `entry of mf-auth`, `pack of mf-auth`, `mf-auth/static/js/async/8.js`, or a path: the same in each build and on
 * each host.
 */
export function fileOf(url: string): string {
  if (!url.startsWith('http')) return 'no file'; // the browser's own functions and the bench's
  const { pathname } = new URL(url);
  const [, unit = '', path = ''] = ARTIFACT.exec(pathname) ?? [];
  if (unit === '') return pathname;
  const plain = path.replace(HASH, '');
  if (plain === `static/js/${unit}.js`) return unit;
  if (plain === 'pack.js') return `pack of ${unit}`;
  return plain === 'container.js' ? `entry of ${unit}` : `${unit}/${plain}`;
}
