import { describe, expect, it } from '@jest/globals';
import { isSignedWebhook, webhookSignature } from './webhook-signature.ts';

const body = Buffer.from('{"id":"evt_1","note":"澳門"}');
const now = new Date(1_718_000_000_000);
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const header = webhookSignature('secret', body, now);
const other = webhookSignature('former', body, now);

describe('a webhook’s signature', () => {
  it('is the HMAC over time and raw body, as Python’s hmac makes it', () => {
    expect(header).toBe('t=1718000000,v1=061cb0ce52755fb84b81cca7fc4f1e77c49fd47852dedb61a7ce87aea22c26f7');
    expect(isSignedWebhook('secret', { body, header, now })).toBe(true);
  });

  it('may be accompanied by another one during rotation', () => {
    const both = `${other},${header.split(',')[1]}`;
    expect(isSignedWebhook('secret', { body, header: both, now })).toBe(true);
    expect(isSignedWebhook('former', { body, header: both, now })).toBe(true);
  });

  it.each([
    ['another body', { body: Buffer.from('{"id":"evt_2"}'), header, now }],
    [
      'the same body written in another way',
      { body: Buffer.from('{"id": "evt_1","note":"澳門"}'), header, now },
    ],
    ['another time', { body, header: header.replace('1718000000', '1718000001'), now }],
    ['an old message', { body, header, now: at(301) }],
    ['a message from the future', { body, header, now: at(-301) }],
    ['another secret', { body, header: other, now }],
    ['no signature', { body, header: '', now }],
    ['half a signature', { body, header: header.slice(0, -1), now }],
    ['no time', { body, header: header.replace('t=1718000000,', ''), now }],
  ])('refuses %s', (_what, message) => {
    expect(isSignedWebhook('secret', message)).toBe(false);
  });
});
