import { expect, it } from '@jest/globals';
import { servedCalls } from '../../src/domains/index.ts';
import { payloadsFor, placesOf } from '../domains/payloads.ts';

const NAMES_SECRET = /(?:^|\.)(?:\w+P|p)(?:assword|asscode|in)$/;

it('a password or a PIN is taken by the ways to sign in, by joining, and by gates and outlets alone: no call changes one', () => {
  const taken = servedCalls.filter(({ row }) =>
    payloadsFor(row).some((payload) => placesOf('string', payload).some((place) => NAMES_SECRET.test(place))),
  );
  expect(taken.map(({ key }) => key).sort()).toEqual([
    'POST /member/login',
    'POST /membership/register',
    'POST /offer/voucher/burn',
    'POST /ticket/verificationTicket',
    'POST /user/login/normal',
  ]);
});
