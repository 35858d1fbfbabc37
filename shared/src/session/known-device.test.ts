import { afterEach, expect, it } from '@jest/globals';
import { knownDevice, rememberDevice } from './known-device.ts';

afterEach(() => localStorage.clear());

it('stores the last proof, and returns none if there is none', () => {
  expect(knownDevice()).toEqual({});
  rememberDevice('one');
  rememberDevice('two');
  rememberDevice(undefined);
  expect(knownDevice()).toEqual({ deviceProof: 'two' });
});
