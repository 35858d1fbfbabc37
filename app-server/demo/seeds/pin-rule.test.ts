import { expect, it } from '@jest/globals';
import { DEMO_MEMBERS } from './members.ts';
import { demoPin, hasDemoSecrets } from './sign-in.ts';
import { hashNewPin, isPin } from './pin-rule.ts';
import { verifySecret } from '../../src/core/password/scrypt.ts';

const owner = { dateOfBirth: '1990-02-28', phone: '66271828' };

it.each(['111111', '121212', '112211', '123456', '987654', '890123', '024680', '123123', '471471'])(
  '%s is trivial',
  async (pin) => {
    expect(isPin(pin, owner)).toBe(false);
    await expect(hashNewPin(pin, owner)).rejects.toThrow('trivial');
  },
);

it.each(['900228', '280290', '022890', '199002', '021990', '281990'])('%s is a birthday', (pin) => {
  expect(isPin(pin, owner)).toBe(false);
  expect(isPin(pin, { ...owner, dateOfBirth: '1984-07-15' })).toBe(true);
});

it('has six digits that are not part of the phone number', () => {
  for (const pin of ['4826', '48261', '4826193', '４８２６１９', '48261x', ''])
    expect(isPin(pin, owner)).toBe(false);
  expect(isPin('271828', owner)).toBe(false);
  expect(isPin('482619', owner)).toBe(true);
});

it('of a demo member passes the rule, too', () => {
  const phones = DEMO_MEMBERS.map(({ phone }) => phone).filter(hasDemoSecrets);
  expect(phones).not.toEqual([]);
  expect(phones.filter((phone) => !isPin(demoPin(phone), { dateOfBirth: null, phone }))).toEqual([]);
});

it('is stored as a hash that it matches', async () => {
  expect(await verifySecret('482619', await hashNewPin('482619', owner))).toBe(true);
});
