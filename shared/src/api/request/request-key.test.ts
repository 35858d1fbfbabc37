import { expect, it } from '@jest/globals';
import { requestKey } from './request-key.ts';

it('is equal for equal requests and different otherwise', () => {
  const typed = { registerTicket: 'abc', email: 'a@example.com' };
  expect(requestKey({ ...typed })).toBe(requestKey(typed));
  expect(requestKey({ ...typed, email: 'b@example.com' })).not.toBe(requestKey(typed));
  expect(requestKey(typed)).toMatch(/^[0-9a-f]{64}$/); // the server takes 64 characters at most
});
