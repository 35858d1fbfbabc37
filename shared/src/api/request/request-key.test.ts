import { expect, it } from '@jest/globals';
import { requestKey } from './request-key.ts';

it('is equal for equal requests and different otherwise', async () => {
  const typed = { registerTicket: 'abc', email: 'a@example.com' };
  const key = await requestKey(typed);
  expect(await requestKey({ ...typed })).toBe(key);
  expect(await requestKey({ ...typed, email: 'b@example.com' })).not.toBe(key);
  expect(key).toMatch(/^[0-9a-f]{64}$/); // the server takes 64 characters at most
});
