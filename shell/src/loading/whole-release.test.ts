import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { releaseOf, unitOf } from './testing/release.ts';
import { wholeRelease } from './whole-release.ts';

const whole = { href: '/releases/production/1.json', integrity: 'sha384-abc' };
const release = releaseOf({ 'mf-auth': unitOf('mf-auth', '1', ['entry.js']) });
const original = globalThis.fetch;
afterEach(() => void (globalThis.fetch = original));

/** Responds in turn; a number is a status without a document. */
function network(...answers: (Response | Error)[]) {
  const fetched = jest.fn<typeof fetch>();
  for (const answer of answers)
    if (answer instanceof Error) fetched.mockRejectedValueOnce(answer);
    else fetched.mockResolvedValueOnce(answer);
  globalThis.fetch = fetched;
  return fetched;
}
const document = () => new Response(JSON.stringify(release));

describe('the release document', () => {
  it('is requested once, with its hash and without the visitor’s cookies', async () => {
    const fetched = network(document());
    const read = wholeRelease({ whole, versions: {} });
    expect(await Promise.all([read(), read()])).toEqual([release, release]);
    expect(fetched.mock.calls).toEqual([
      ['/releases/production/1.json', { integrity: 'sha384-abc', credentials: 'omit', cache: 'default' }],
    ]);
  });

  it('adds the versions that the page does not name, before anybody has the document', async () => {
    network(document());
    const versions = { shell: '1' };
    const read = wholeRelease({ whole, versions })().then(() => ({ ...versions }));
    expect(await read).toEqual({ shell: '1', 'mf-auth': '1' });
  });

  it("is requested again after a failure, bypassing the browser's cache", async () => {
    const fetched = network(new TypeError('wrong bytes'), new Response('', { status: 503 }), document());
    const read = wholeRelease({ whole, versions: {} });
    await expect(read()).rejects.toThrow('wrong bytes');
    await expect(read()).rejects.toThrow('answered 503');
    expect(await read()).toEqual(release);
    expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload', 'reload']);
  });
});
