import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { attemptOf, dropAttempt, keepAttempt, keyFor, onceKey } from './index.ts';

const WORK = 'use-voucher.17';
const keptText = () => sessionStorage.getItem(`draft.once.${WORK}`);
afterEach(() => {
  jest.restoreAllMocks();
  dropAttempt(WORK);
  sessionStorage.clear();
});

/** Imports the module again, as a reloaded page does. */
async function afterReload() {
  let fresh: typeof import('./index.ts') | undefined;
  await jest.isolateModulesAsync(async () => {
    fresh = await import('./index.ts');
  });
  if (!fresh) throw new Error('not loaded');
  return fresh;
}

describe('the idempotency key', () => {
  it('stays the same until the response is final', () => {
    const key = onceKey(WORK);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(onceKey(WORK)).toBe(key);
    expect(onceKey('use-voucher.18')).not.toBe(key);
    dropAttempt(WORK);
    expect(keptText()).toBeNull();
    expect(onceKey(WORK)).not.toBe(key);
  });

  it('survives a reload, with the request', async () => {
    const { key } = keepAttempt(WORK, { ...attemptOf(WORK), sent: { id: '17' } });
    const { attemptOf: attemptThen } = await afterReload();
    expect(attemptThen(WORK)).toEqual({ key, sent: { id: '17' } });
  });

  it('lives as long as the page if storage is refused', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    expect(onceKey(WORK)).toBe(onceKey(WORK));
    expect(keptText()).toBeNull();
  });

  it.each(['{"key":7,"sent":null}', '{"key":"a"}', '[]', 'x'])(
    'is new if the stored value is %s',
    async (text) => {
      sessionStorage.setItem(`draft.once.${WORK}`, text);
      expect((await afterReload()).onceKey(WORK)).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('belongs to one request if the work has options', () => {
    const key = keyFor(WORK, { method: 'CARD' });
    expect(keyFor(WORK, { method: 'CARD' })).toBe(key);
    const other = keyFor(WORK, { method: 'WALLET' });
    expect(other).not.toBe(key);
    expect(keyFor(WORK, { method: 'WALLET' })).toBe(other);
  });
});
