import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { attemptOf, dropAttempt, keepAttempt, keyFor, onceKey } from './index.ts';

const WORK = 'use-voucher.17';
const keptText = () => sessionStorage.getItem(`draft.once.${WORK}`);
afterEach(() => {
  jest.restoreAllMocks();
  dropAttempt(WORK);
  sessionStorage.clear();
});

/** The module as a page that was loaded anew has it. */
async function afterReload() {
  let fresh: typeof import('./index.ts') | undefined;
  await jest.isolateModulesAsync(async () => {
    fresh = await import('./index.ts');
  });
  if (!fresh) throw new Error('not loaded');
  return fresh;
}

describe('the key of work that may happen once', () => {
  it('stays the same until the answer is final', () => {
    const key = onceKey(WORK);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(onceKey(WORK)).toBe(key);
    expect(onceKey('use-voucher.18')).not.toBe(key);
    dropAttempt(WORK);
    expect(keptText()).toBeNull();
    expect(onceKey(WORK)).not.toBe(key);
  });

  it('is kept over a reload, with what was sent', async () => {
    const { key } = keepAttempt(WORK, { ...attemptOf(WORK), sent: { id: '17' } });
    const { attemptOf: attemptThen } = await afterReload();
    expect(attemptThen(WORK)).toEqual({ key, sent: { id: '17' } });
  });

  it('lives as long as the page where storage is refused', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    expect(onceKey(WORK)).toBe(onceKey(WORK));
    expect(keptText()).toBeNull();
  });

  it.each(['{"key":7,"sent":null}', '{"key":"a"}', '[]', 'x'])(
    'is a new one where %s was kept',
    async (text) => {
      sessionStorage.setItem(`draft.once.${WORK}`, text);
      expect((await afterReload()).onceKey(WORK)).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('belongs to one request where the work has a choice', () => {
    const key = keyFor(WORK, { method: 'CARD' });
    expect(keyFor(WORK, { method: 'CARD' })).toBe(key);
    const other = keyFor(WORK, { method: 'WALLET' });
    expect(other).not.toBe(key);
    expect(keyFor(WORK, { method: 'WALLET' })).toBe(other);
  });
});
