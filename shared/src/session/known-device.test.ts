import { afterEach, expect, it } from '@jest/globals';
import { knownDevice, rememberDevice } from './known-device.ts';

afterEach(() => localStorage.clear());

it('keeps the last proof, and shows none where there is none', () => {
  expect(knownDevice()).toEqual({});
  rememberDevice('one');
  rememberDevice('two');
  rememberDevice(undefined);
  expect(knownDevice()).toEqual({ deviceProof: 'two' });
});
