import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { nearly } from './changes.ts';
import { operationsOf, readDocument } from './operations.ts';
import { valuesOf } from './values.ts';
import { newWords } from './words.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const operations = operationsOf(readDocument());
const nothing = { name: '', known: () => [] };

describe('what is made for a call', () => {
  it.each(operations.map((one) => [one.key, one.payload] as const))('%s fits its schema', (_key, payload) => {
    const fits = ajv.compile(payload);
    for (const made of fc.sample(valuesOf(payload, nothing), { seed: 1, numRuns: 5 }))
      expect([made, fits(made), fits.errors]).toEqual([made, true, null]);
  });
});

describe('a payload with one thing wrong', () => {
  const payload = { orderNo: 'A1', items: [{ qty: 1 }] };
  const made = (isQuery: boolean) => fc.sample(nearly(payload, { isQuery }), { seed: 2, numRuns: 500 });

  it('differs from the right one, which stays as it is', () => {
    const right = JSON.stringify(payload);
    const alike = made(false).filter((one) => JSON.stringify(one) === right);
    expect(alike).toEqual([]);
    expect(JSON.stringify(payload)).toBe(right);
  });

  it('comes in every form: a field less, a field more, another type deep inside', () => {
    const all = made(false).map((one) => JSON.stringify(one));
    expect(all).toContain('{"items":[{"qty":1}]}');
    expect(all.some((one) => one.includes('"zzz"'))).toBe(true);
    expect(all.some((one) => one.includes('"__proto__"'))).toBe(true);
    expect(all).toContain('{"orderNo":"A1","items":[{"qty":null}]}');
  });

  it('has nothing in a query that an address cannot carry', () => {
    expect(made(true).every((one) => JSON.stringify(one).length < 11_000)).toBe(true);
  });
});

describe('words', () => {
  const words = newWords();
  words.learn('/offer/voucher', { list: [{ id: '7', faceIds: ['8'] }], total: 1 });
  words.learn('/ticket/list', { list: [{ id: '9' }] });

  it('are known by name, those of the same area first', () => {
    expect(words.of('id', '/offer/voucher/info')).toEqual(['7']);
    expect(words.of('id', '/ticket/detail')).toEqual(['9']);
    expect(words.of('id', '/somewhere')).toEqual(['7', '9']);
  });

  it('an id of something is that thing’s id', () => {
    expect(words.of('voucherId', '/hotel/reserve')).toEqual(['7']);
    expect(words.of('faceId', '/offer/x')).toContain('8');
    expect(words.of('orderNo', '/offer/x')).toEqual([]);
  });
});
