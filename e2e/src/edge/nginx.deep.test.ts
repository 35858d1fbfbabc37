import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { startProduct, type Product } from '../product/product.ts';
import { hasNginx, startNginx, type Edge } from './nginx.ts';

jest.setTimeout(120_000);

/* The operator's nginx configuration in front of a product, asked with curl: its HTTP/2 and its headers are a browser's. */
let product: Product;
let edge: Edge;

interface Answer {
  status: number;
  version: string;
  headers: Record<string, string>;
  bytes: number;
}

function ask(path: string, ...options: string[]): Answer {
  const format = '%{stderr}%{http_code} %{http_version} %{size_download}';
  const words = ['-sk', '-o', '/dev/null', '-D', '-', '-w', format, ...options, `${edge.origin}${path}`];
  const { stdout, stderr } = spawnSync('curl', words, { encoding: 'utf8' });
  const [status, version = '', bytes] = stderr.trim().split(' ');
  const headers = stdout.split('\r\n').flatMap((line) => {
    const [, name, value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name.toLowerCase(), value ?? '']];
  });
  return { status: Number(status), version, bytes: Number(bytes), headers: Object.fromEntries(headers) };
}

const shell = (): UnitManifest =>
  JSON.parse(readFileSync(new URL('../../../shell/dist/unit.json', import.meta.url), 'utf8'));
const BROTLI = ['-H', 'Accept-Encoding: br, gzip'];

(hasNginx() ? describe : describe.skip)('nginx in front of the product (needs nginx)', () => {
  beforeAll(async () => {
    product = await startProduct({ TRUST_PROXY: '127.0.0.1' });
    edge = await startNginx(product.origin);
  });
  afterAll(async () => {
    await edge?.stop();
    await product?.stop();
  });

  it('keeps released files in each form, as they are stored, over HTTP/2', () => {
    const { version, files } = shell();
    const [script = ''] = Object.keys(files).filter((path) => path.endsWith('.js'));
    const path = `/artifacts/shell/${version}/${script}`;
    const [first, second] = [ask(path, ...BROTLI), ask(path, ...BROTLI)];
    expect([first.status, first.version, first.headers['content-encoding']]).toEqual([200, '2', 'br']);
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
    expect(second.bytes).toBe(first.bytes);
    const whole = ask(path);
    expect([whole.headers['x-cache'], whole.headers['content-encoding']]).toEqual(['MISS', undefined]);
    expect(whole.bytes).toBe(files[script]?.bytes);
  });

  it('keeps a difference only for browsers that have the same earlier version', () => {
    const { version, files } = shell();
    const [script = ''] = Object.keys(files).filter((path) => path.endsWith('.js'));
    const id = `shell/${version}/${script}`;
    const body = readFileSync(new URL(`../../../shell/dist/${script}`, import.meta.url));
    const having = (known: Buffer) => {
      const hash = createHash('sha256').update(known).digest('base64');
      const headers = {
        'Accept-Encoding': 'br, dcz',
        'Available-Dictionary': `:${hash}:`,
        'Dictionary-ID': `"${id}"`,
      };
      return Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    };
    const formOf = ({ headers }: Answer) => [headers['x-cache'], headers['content-encoding']];
    const path = `/artifacts/${id}`;
    expect(formOf(ask(path, ...having(body)))).toEqual(['MISS', 'dcz']);
    expect(formOf(ask(path, ...having(body)))).toEqual(['HIT', 'dcz']);
    expect(formOf(ask(path, ...having(Buffer.from('another'))))).toEqual(['MISS', 'br']);
  });

  const NEVER: readonly [string, string[]][] = [
    ['/en/sign-in', []],
    ['/en/home', ['-H', 'Cookie: a=b']],
    ['/', []],
    ['/worker.js', []],
    ['/channels/production.json', []],
    ['/channels/other.json', []],
    ['/gateway/user/memberShipH5', []],
    ['/gateway/user/info', []],
    ['/v1/reports', ['-X', 'POST', '-d', '{}']],
    ['/health', []],
    ['/ready', []],
    ['/artifacts/shell/0.0.0-000000000000/none.js', []],
  ];
  it.each(NEVER)('never keeps %s', (path, options) => {
    for (const { headers } of [ask(path, ...options), ask(path, ...options)]) {
      expect(headers['x-cache'] ?? 'MISS').toMatch(/^(?:MISS|BYPASS)$/);
      expect(headers['cache-control'] ?? '').toMatch(/no-store|no-cache/);
    }
  });

  it('does not let development pages out, and limits what one address calls', () => {
    expect(ask('/_dev/outbox').status).toBe(404);
    const many = `${edge.origin}/gateway/none/[1-300]`;
    const words = ['-kZ', '--no-progress-meter', '-o', '/dev/null', '-w', '%{http_code}\\n', many];
    const statuses = new Set(spawnSync('curl', words, { encoding: 'utf8' }).stdout.trim().split('\n'));
    expect([...statuses].toSorted()).toEqual(['404', '429']);
  });
});
